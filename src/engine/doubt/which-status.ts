// Revenue counts what is confirmed or completed, bookings leave out what was cancelled: a business word brings a filter that
// nobody said.
import { mannerOf, scalarWords } from '#engine/answer/attribute-words.ts'
import { joined } from '#engine/answer/grammar.ts'
import { plainly } from '#engine/answer/plainly.ts'
import { questionOf } from '#engine/answer/question.ts'
import { impliedWords, unspoken } from '#engine/answer/unspoken.ts'
import type { Attribute, Default } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import type { Heard } from '#engine/hear.ts'
import type { Plan } from '#engine/plan.ts'
import type { Doubter } from './doubt.ts'
import { samePlan } from './plan-edits.ts'
import { appended } from './sentence-edits.ts'

export const whichStatus: Doubter = heard =>
  unspoken(heard.plan, heard.index).flatMap(condition => {
    const attribute = heard.index.attribute(condition.attribute)
    if (condition.kind !== 'is' || mannerOf(attribute) !== 'status') return []
    const values = joined(condition.values.map(value => scalarWords(attribute, value)))
    return [
      {
        kind: 'filter',
        text: impliedWords(condition, heard.index),
        other: {
          text: condition.not === true ? `Include ${values}` : 'Every status instead',
          questions: sentences(heard, wordsForAll(attribute, condition, values)),
          is: (found: Plan) => isFree(found, heard.plan, attribute.id),
        },
      },
    ]
  })

/** "Including cancelled", "whatever the order status". */
function wordsForAll(
  { words }: Attribute,
  { not }: Extract<Default, { kind: 'is' }>,
  values: string,
): string[] {
  // Several things have a status: the longer name says whose.
  const names = words.filter(word => word.endsWith('status')).toSorted((a, b) => b.length - a.length)
  const whatever = names.map(name => `, whatever the ${name}`)
  return not === true ? [`including ${values}`, ...whatever] : whatever
}

/** Behind the question itself, or behind one that asks the same and can stand alone. */
function* sentences({ question, continues, plan, index }: Heard, all: readonly string[]): Generator<string> {
  const same = questionOf(plainly(plan, index), index)
  for (const words of all) {
    if (!continues) yield appended(question, words)
    if (same !== null) yield appended(same, words)
  }
}

/** The same plan, with nothing left out on account of the attribute. */
function isFree(found: Plan, plan: Plan, attribute: string): boolean {
  const lifts = (one: Condition) => one.kind === 'free' && one.attribute === attribute
  return (
    found.where.some(lifts) && samePlan({ ...found, where: found.where.filter(one => !lifts(one)) }, plan)
  )
}
