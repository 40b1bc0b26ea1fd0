// "Orders dec 25": the day, or the month of that year? Both are asked for in the same words.
import { sentenceCase } from '#engine/answer/grammar.ts'
import type { Hear, Open } from '#engine/hear.ts'
import { dayOrMonth } from '#engine/parse/assemble/build.ts'
import type { Reading } from '#engine/reading.ts'
import { labelOf } from '#engine/time/period.ts'
import { questionFor } from './assumptions.ts'
import { conditionsIn } from './plan-edits.ts'
import { periodsIn } from './sentence-edits.ts'

export function choiceOfDay(heard: Open, hear: Hear): Extract<Reading, { kind: 'choice' }> | null {
  const { question, tokens, today } = heard
  const [piece, ...others] = periodsIn(heard).filter(({ orMonth }) => orMonth === true)
  if (heard.what !== dayOrMonth || heard.continues || piece === undefined || others.length > 0) return null
  const [month, figures] = [tokens[piece.end - 2], tokens[piece.end - 1]]
  if (month === undefined || figures === undefined) return null
  const lead = tokens[piece.start] === month ? '' : `${tokens[piece.start]?.raw} `
  const said = (words: string) => {
    const behind = question.slice(figures.end)
    return `${question.slice(0, month.start - lead.length)}${words}${behind}`
  }
  const choices = [`on ${month.raw} ${figures.raw}`, `in ${month.raw} 20${figures.raw}`].flatMap(words => {
    const asked = questionFor({ questions: [said(words)], is: () => true }, today, hear)
    const again = asked === null ? null : hear(asked, [], today)
    const span =
      again?.kind === 'heard' ? conditionsIn(again.plan).find(({ kind }) => kind === 'during') : undefined
    return asked === null || span?.kind !== 'during'
      ? []
      : [{ label: sentenceCase(labelOf(span)), question: asked }]
  })
  if (choices.length < 2) return null
  const text = `${month.raw} ${figures.raw}`
  return {
    kind: 'choice',
    message: `“${sentenceCase(text)}” could be the day or the month. Which do you mean?`,
    choices,
  }
}
