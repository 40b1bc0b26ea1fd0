// "By the state the customer lives in", "by the brand the product belongs to": a clause behind what names the groups says whose
// it is. Its things are no rows of their own.
import type { Line } from '#engine/parse/piece.ts'

const standing =
  /^(is|are|was|were|live|lives|lived|reside|resides|belong|belongs|belonged|fall|falls|fell|sit|sits|sat|stand|stands|lie|lies|come|comes|located|situated|based|listed|found|filed|placed)$/
const preposition = /(^| )(in|at|to|into|under|of|within)$/

/** Where the clause ends, and the things it speaks of; null where none follows. */
export function ownerClause(line: Line, at: number): { owner: readonly string[]; end: number } | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
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

/** "The city the guest lives in": where they are at home is told only of those who have one here. */
function isOfOwner(line: Line, at: number, owner: readonly string[]): boolean {
  if (!/^(lives?|lived|resides?|comes?)$/.test(line.pieces[at]?.text ?? '')) return true
  return line.all(at, 'noun').some(({ noun }) => owner.includes(noun))
}
