// "… no upcoming bookings on the calendar": where one word is not understood, the rest may be a question. It is not answered, for the word
// could change it; it is offered in plain words, one click away.
import { plainly } from '#engine/answer/plainly.ts'
import { questionOf } from '#engine/answer/question.ts'
import type { Hear } from '#engine/hear.ts'
import type { Reading } from '#engine/reading.ts'
import { samePlan } from './plan-edits.ts'

type Declined = Extract<Reading, { kind: 'declined' }>

/** A story of unknown words has no rest, and a long one takes its time. */
const mostUnknown = 3
const longest = 90
/** "Homes" alone is what is left of anything. */
const fewestSaid = 2

interface Asked {
  question: string
  history: readonly string[]
  today: string
  hear: Hear
  answers: (question: string, today: string) => boolean
}

export function withNearestQuestion(declined: Declined, asked: Asked): Declined {
  const nearest = nearestQuestion(declined, asked)
  if (nearest === null) return declined
  const others = declined.suggestions.filter(one => one !== nearest)
  return { ...declined, suggestions: [nearest, ...others].slice(0, declined.suggestions.length) }
}

function nearestQuestion({ reason, words }: Declined, asked: Asked): string | null {
  const { question, history, today, hear, answers } = asked
  const isNear = reason === 'unknown words' && words.length > 0 && words.length <= mostUnknown
  if (!isNear || question.length > longest) return null
  const rest = hear(words.reduce(without, question), history, today)
  if (rest.kind !== 'heard' || rest.placed.length < fewestSaid) return null
  const plan = plainly(rest.plan, rest.index)
  const plain = questionOf(plan, rest.index)
  const again = plain === null ? null : hear(plain, [], today)
  const isSame = again?.kind === 'heard' && samePlan(plainly(again.plan, again.index), plan)
  return plain !== null && isSame && answers(plain, today) ? plain : null
}

/** With the little words that lead to it: "on the calendar". Signs are no words. */
const without = (text: string, word: string): string =>
  /[^\p{L}\p{N} '-]/u.test(word)
    ? text
    : text.replace(
        new RegExp(
          `(?:(?<!\\p{L})(?:on|in|at|off|with|from|for|under|near|via) )?(?:(?<!\\p{L})(?:the|an?|our|my|their|his|her) )?(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`,
          'iu',
        ),
        ' ',
      )
