// "By the state the customer lives in", "by the brand the product belongs to", "by the decade the house was built in": a clause
// behind what names the groups says whose it is. Its things are no rows of their own.
import type { Line } from '#engine/parse/piece.ts'
import { datesAt, yearsAt } from './units-of-time.ts'

const standing =
  /^(is|are|was|were|live|lives|lived|reside|resides|belong|belongs|belonged|fall|falls|fell|sit|sits|sat|stand|stands|lie|lies|come|comes|located|situated|based|listed|found|filed|placed)$/
const preposition = /(^| )(in|at|to|into|under|of|within)$/

/** Where the clause ends, and the things it speaks of; null where none follows. */
export function ownerClause(line: Line, at: number): { owner: readonly string[]; end: number } | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const whose = wholeOwner(line, at)
  if (whose !== null) return whose
  const isWhere = text(at) === 'where'
  const article = /^(that|which|where)$/.test(text(at)) ? at + 1 : at
  if (!/^(the|our|a|an|each|their)$/.test(text(article))) return null
  const owner = line.all(article + 1, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  if (owner.length === 0) return null
  let place = article + 2
  while (standing.test(text(place)) && isOfOwner(line, place, owner)) place++
  if (place === article + 2 && !line.is(place, 'belongs')) return null
  if (preposition.test(text(place))) return { owner, end: place + 1 }
  return isWhere && place > article + 2 ? { owner, end: place } : null
}

/** "By state of buyer": of "count by status of order" the orders are counted. */
function wholeOwner(line: Line, at: number): { owner: readonly string[]; end: number } | null {
  if (line.pieces[at]?.text !== 'of') return null
  const place = line.past(at + 1)
  const owner = line.all(place, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const isOne = line.pieces[place]?.plural !== true && line.all(place, 'value').length === 0
  const isOther = line.pieces.some((_, other) => (other < at || other > place) && isCounted(line, other))
  return owner.length > 0 && isOne && isOther ? { owner, end: place + 1 } : null
}

/** "The city the guest lives in": where they are at home is told only of those who have one here. */
function isOfOwner(line: Line, at: number, owner: readonly string[]): boolean {
  if (!/^(lives?|lived|resides?|comes?)$/.test(line.pieces[at]?.text ?? '')) return true
  return line.all(at, 'noun').some(({ noun }) => owner.includes(noun))
}

/** "By decade the house was built in", "by month the guest arrived": where it says what was done, and where it ends. */
export function doneClause(line: Line, at: number): { done: number; end: number } | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const first = /^(that|when|in which)$/.test(text(at)) ? at + 1 : at
  const isOne = /^(they|it)$/.test(text(first))
  const isNamed = /^(the|our|a|an|each|their)$/.test(text(first)) && isThing(line, first + 1)
  if (!isOne && !isNamed) return null
  const verb = first + (isOne ? 1 : 2)
  const done = /^(is|are|was|were|got)$/.test(text(verb)) ? verb + 1 : verb
  if (datesAt(line, done).length + yearsAt(line, done).length === 0) return null
  // "By month the homes sold": nothing else says what is counted.
  const isOutside = (place: number) => place < at || place > done
  if (isNamed && !line.pieces.some((_, place) => isOutside(place) && isCounted(line, place))) return null
  // "Homes by year they sold": only those that did.
  if (line.all(done, 'value').length > 0) return { done, end: done }
  const isClosed = done + 2 >= line.length || line.is(done + 2, 'comma', 'and')
  return { done, end: /^(in|on|at)$/.test(text(done + 1)) && isClosed ? done + 2 : done + 1 }
}

const isThing = (line: Line, at: number): boolean => line.all(at, 'noun').some(({ weak }) => !weak)

const isCounted = (line: Line, at: number): boolean =>
  isThing(line, at) || line.all(at, 'measure').length > 0 || line.means(at, 'attribute')?.sort === 'number'
