// What was taken for granted in a plan, with the other reading where a question asks for it and for nothing else.
import { questionLimits } from '#contract/answer.ts'
import type { Assumption } from '#engine/answer/chips.ts'
import type { Hear, Heard } from '#engine/hear.ts'
import { bestBy } from './best-by.ts'
import type { Doubt, Doubter, OtherReading } from './doubt.ts'
import { isOpen } from './readings.ts'
import { readAs } from './read-as.ts'
import { whichColumn } from './which-column.ts'
import { whichDate } from './which-date.ts'
import { whichStatus } from './which-status.ts'
import { whichYear } from './which-year.ts'

/** Those that change an answer most come first. */
const doubters: readonly Doubter[] = [whichColumn, whichYear, bestBy, whichDate, readAs, whichStatus]

/** More would hide the answer behind its small print. */
const mostStated = 2
/** Each try reads a whole question. */
const mostTries = 2
/** A story is not told, and read, all over again for the sake of one word. */
const longestAgain = 120

export function assumptionsOf(heard: Heard, hear: Hear): Assumption[] {
  return doubters
    .flatMap(doubter => doubter(heard))
    .slice(0, mostStated)
    .map(doubt => stated(doubt, heard, hear))
}

function stated({ other, ...taken }: Doubt, { today }: Heard, hear: Hear): Assumption {
  const question = other === null ? null : questionFor(other, today, hear, longestAgain)
  return {
    ...taken,
    ...(other === null || question === null ? {} : { instead: { text: other.text, question } }),
  }
}

/** The first sentence that stands alone, leaves no choice, and means the other reading. */
export function questionFor(
  { questions, is }: Pick<OtherReading, 'questions' | 'is'>,
  today: string,
  hear: Hear,
  longest: number = questionLimits.characters,
): string | null {
  let tries = 0
  for (const sentence of questions)
    for (const question of [sentence, standing(sentence)]) {
      if (question.length > longest) continue
      if (++tries > mostTries) return null
      const again = hear(question, [], today)
      if (again.kind !== 'heard' || !is(again.plan)) break
      if (!again.leans) return isOpen(again) ? null : question
    }
  return null
}

/** "Average price by city" goes on from an earlier question, "What is the average price by city" does not. */
const standing = (question: string): string =>
  `What is the ${question.charAt(0).toLowerCase()}${question.slice(1)}`
