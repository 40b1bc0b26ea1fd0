// A period for things that have no date of their own, but several that they could go by: homes "last month" were listed then, or
// sold then.
import type { Noun } from '#contract/model.ts'
import { dateWords } from '#engine/answer/date-words.ts'
import { sentenceCase } from '#engine/answer/grammar.ts'
import type { Hear, Open } from '#engine/hear.ts'
import { draftOf, type Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { quantity } from '#engine/parse/assemble/quantity.ts'
import { Unclear } from '#engine/parse/assemble/unclear.ts'
import type { Plan } from '#engine/plan.ts'
import type { Reading } from '#engine/reading.ts'
import { questionFor } from './assumptions.ts'
import { conditionsIn } from './plan-edits.ts'
import { yearOf } from '#engine/time/calendar.ts'
import { insertedBefore, periodsIn, type PeriodPiece } from './sentence-edits.ts'

export function choiceOfDate(heard: Open, hear: Hear): Extract<Reading, { kind: 'choice' }> | null {
  if (heard.what !== 'a date' || heard.continues) return null
  const draft = draftIfAny(heard)
  if (draft === null) return null
  const noun = draft.subject ?? nounAddedUp(draft)
  const [period, second] = periodsIn(heard)
  if (noun === null || noun.date !== undefined || period === undefined || second !== undefined) return null
  if (isLongAgo(period, heard.today) || groupsThings(draft)) return null
  const place = heard.tokens[period.start]?.start ?? 0
  const choices = (noun.otherDates ?? []).flatMap(({ attribute, words }) => {
    const questions = words.map(word => insertedBefore(heard.question, place, said(heard, draft, noun, word)))
    const is = (plan: Plan) => isDatedBy(plan, attribute, period.period)
    const question = questionFor({ questions, is }, heard.today, hear)
    const label = sentenceCase(`by ${dateWords(heard.index.attribute(attribute))}`)
    return question === null ? [] : [{ label, question }]
  })
  if (choices.length < 2) return null
  return {
    kind: 'choice',
    message: `${sentenceCase(noun.label[1])} have more than one date. Which one do you mean?`,
    choices,
  }
}

/** What had no date may have had it before there was a draft: "the last ten homes". */
function draftIfAny({ index, today, placed }: Open): Draft | null {
  try {
    return draftOf(index, today, placed)
  } catch (error) {
    if (error instanceof Unclear) return null
    throw error
  }
}

/** "Houses from the 80s" were built then, whatever else happened to them. */
const isLongAgo = ({ period }: PeriodPiece, today: string): boolean =>
  yearOf(period.from ?? today) < yearOf(today) - 10

/** "By expired listing": other things stand in the rows, with dates of their own. */
const groupsThings = ({ placed }: Draft): boolean =>
  of(placed, 'key').some(({ item }) => item.key.kind === 'noun')

/** "How many homes sold last month", but "average price of homes that sold last month". */
function said({ question }: Open, { subject, quantities }: Draft, { label }: Noun, word: string): string {
  const isNamed = subject !== null || quantities.some(({ ref }) => ref.kind === 'count')
  if (!isNamed) return `of ${label[1]} that ${word}`
  return /\bhow many\b/i.test(question) ? word : `that ${word}`
}

function nounAddedUp(draft: Draft): Noun | null {
  const [first] = draft.quantities.map(({ ref }) => quantity(draft, ref))
  return first === undefined || first.kind === 'measure' ? null : draft.index.noun(first.noun)
}

/** The period on that date, and no other one. */
function isDatedBy(plan: Plan, date: string, { from, to }: { from?: string; to?: string }): boolean {
  const spans = conditionsIn(plan).flatMap(one => (one.kind === 'during' ? [one] : []))
  return spans.length > 0 && spans.every(one => one.attribute === date && one.from === from && one.to === to)
}
