// "Bought twice", "how many times did a house go over asking", "with how many times": how often something was done.
import type { Line } from '#engine/parse/piece.ts'
import { having } from './having.ts'
import { doneBefore } from './nouns-before.ts'
import { verbsAt } from '#engine/parse/recognize/orders/told-before.ts'
import { opensWith, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const text = (line: Line, at: number) => line.pieces[at]?.text ?? ''

/** "Stayed twice": so often, neither more nor less. "Twice as many", "twice a month", "once they left" say something else. */
const doneTwice = opensWith({ texts: 'once | twice | thrice' })((line, at) => {
  const value = { once: 1, twice: 2, thrice: 3 }[text(line, at)]
  const isOther = /^(as|the|a|an|per|every|each|our|its|their|they|he|she|it|we|you|i|all|more|again)\b/.test(
    text(line, at + 1),
  )
  const nouns = value === undefined || isOther ? [] : doneBefore(line, at)
  if (value === undefined || nouns.length === 0 || line.means(at + 1, 'grain') !== undefined) return null
  return { end: at + 1, items: having({ kind: 'count', nouns }, { kind: 'exact', values: [value] }, 'plain') }
})

/** "Guests who booked at least twice, and how many times each": the number that is limited is shown anyway. */
const howManyTimes = opensWith({ words: ['count'] })((line, at) => {
  if (!line.is(at, 'count') || !/^times?$/.test(text(line, at + 1))) return null
  const limited = line.pieces.slice(0, at).map((_, place) => place)
  const isLimited = limited.some(
    place => line.means(place, 'amount') !== undefined && /\b(once|twice|times)\b/.test(text(line, place)),
  )
  const isTimes = limited.some(place => text(line, place) === 'times')
  const next = text(line, at + 2)
  if (isLimited || isTimes) return { end: next === 'each' ? at + 3 : at + 2, items: [] }
  // "Which payment method got used the most and how many times": what it is ranked by is shown anyway.
  const isRanked = limited.some(
    place =>
      /\b(most|least)\b/.test(text(line, place)) &&
      (line.all(place, 'ranks').length > 0 ||
        doneBefore(line, place).length > 0 ||
        verbsAt(line, line.past(place + 1)).length > 0),
  )
  const end = next === 'each' ? at + 3 : at + 2
  const isJoined = line.is(at - 1, 'and', 'comma') || /^[?.;]$/.test(text(line, at - 1))
  if (isRanked && isJoined && line.past(end) >= line.length) return { end, items: [] }
  // "Customers with more than 10 orders, and how many times they ordered".
  const verb = line.past(at + 2)
  const done = new Set(line.all(verb, 'noun').flatMap(one => (one.verb === true ? [one.noun] : [])))
  const isSame = limited.some(
    place =>
      line.means(place, 'amount') !== undefined &&
      line.all(line.past(place + 1), 'noun').some(({ noun }) => done.has(noun)),
  )
  return isSame ? { end: verb + 1, items: [] } : null
})

/** "How many times did a home go for more than asking": each such row is one time. */
const timesThat = opensWith({ words: ['count'] })((line, at) => {
  const isAsked =
    line.is(at, 'count') &&
    text(line, at + 1) === 'times' &&
    /^(did|was|were|has|have)$/.test(text(line, at + 2))
  const nouns = line.pieces.flatMap((_, place) => (place > at ? line.all(place, 'noun') : []))
  const isVerb = nouns.some(({ verb }) => verb === true)
  return isAsked && !isVerb && nouns.some(({ weak }) => !weak)
    ? { end: at + 2, items: [{ kind: 'ask', how: 'count' }] }
    : null
})

export const timesDone: readonly Recognizer[] = [howManyTimes, timesThat, doneTwice]
