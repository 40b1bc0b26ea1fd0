// "Revenue of Aspen and Napa": a number for each of them, or one for both? Both are asked for in the same words.
import type { Hear, Open } from '#engine/hear.ts'
import { eachOrAll } from '#engine/parse/assemble/check/check-numbers.ts'
import type { Plan } from '#engine/plan.ts'
import type { Reading } from '#engine/reading.ts'
import { questionFor } from './assumptions.ts'

export function choiceOfEach(heard: Open, hear: Hear): Extract<Reading, { kind: 'choice' }> | null {
  if (heard.what !== eachOrAll || heard.continues) return null
  const asked = heard.question.trim().replace(/[?.! ]+$/, '')
  const isNumber = !/^(?:how|what|show|give|tell|list)\b/i.test(asked)
  const ways = [
    { label: 'One for each', questions: [`${asked} each`, `${asked} separately`], grouped: true },
    {
      label: 'All together',
      questions: isNumber ? [`combined ${asked}`] : [`${asked} combined`],
      grouped: false,
    },
  ]
  const choices = ways.flatMap(({ label, questions, grouped }) => {
    const question = questionFor({ questions, is: plan => isOfEach(plan) === grouped }, heard.today, hear)
    return question === null ? [] : [{ label, question }]
  })
  return choices.length < ways.length
    ? null
    : { kind: 'choice', message: 'One number for each of them, or one for all together?', choices }
}

/** "By month" divides both ways; only what was named tells them apart. */
const isOfEach = ({ keys, where }: Plan): boolean =>
  where.length === 0
    ? keys.length > 0
    : keys.some(
        key =>
          key.kind !== 'time' &&
          'attribute' in key &&
          where.some(one => one.kind === 'is' && one.attribute === key.attribute && one.values.length > 1),
      )
