// "By price, only the most expensive one", "and just the oldest": one row, however many things are named before it.
import type { Line } from '#engine/parse/piece.ts'

/** Between "only" and the superlative. */
const between = /^(the|very|single|absolute|show|me|us|give|list|see|want|need|of)$/
/** Behind it the things are not named: "the cheapest one bedroom" is no single row, "best one first" an order. */
const ends =
  /^([,.;:?!()-]|please|thanks|of|from|among|in|at|for|with|without|that|there|here|and|but|(on the|for|under) [a-z]+)$/
/** "The cheapest one in each area": one of each, and not one alone. */
const apart = /^(each|every|per|by each|for each|in each|of each|for every|in every|of every|across)\b/

/** Whether a superlative that names nothing itself asks for a single row; `end` is behind it. */
export function isOnlyOne(line: Line, at: number, end: number): boolean {
  const isPlain = end === at + 1 || (end === at + 2 && /^(most|least)$/.test(line.pieces[at]?.text ?? ''))
  if (!isPlain || line.pieces[end - 1]?.plural === true) return false
  if (
    line.pieces.some(
      ({ text }, place) => apart.test(text) || (place < at && /^(what|which|who)\b/.test(text)),
    )
  )
    return false
  const isNamed = line.pieces[end]?.text === 'one'
  const behind = isNamed ? end + 1 : end
  const next = line.pieces[behind]?.text
  if (next !== undefined && !ends.test(next)) return false
  return isNamed ? !/^(next|last|first)$/.test(line.pieces[at]?.text ?? '') : isLed(line, at)
}

function isLed(line: Line, at: number): boolean {
  let place = at - 1
  while (between.test(line.pieces[place]?.text ?? '')) place--
  return /^(only|just)$/.test(line.pieces[place]?.text ?? '') && line.pieces[at - 1]?.text === 'the'
}
