// "Paid over 3000 for a stay", "more than 10 items in one order": a limit on each single row, not on all of somebody's together.
import type { Recognizer } from './recognizer.ts'

export const ofOne: Recognizer = (line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (!/^(for|in|on|at|within)$/.test(text(at))) return null
  let place = at + 1
  while (/^(a|an|one|any|single|the same)$/.test(text(place))) place++
  const isThing = line.all(place, 'noun').some(({ weak }) => !weak) && line.pieces[place]?.plural !== true
  if (place === at + 1 || !isThing) return null
  const before = line.pieces.slice(0, at).map((_, earlier) => earlier)
  const limit = before.find(earlier => {
    const amount = line.means(earlier, 'amount')?.amount.kind
    return amount !== undefined && amount !== 'exact'
  })
  const isDone = before.some(
    earlier =>
      earlier < (limit ?? 0) &&
      (line.all(earlier, 'measure').length > 0 ||
        line.all(earlier, 'noun').some(({ verb }) => verb === true)),
  )
  return limit !== undefined && isDone ? { end: place + 1, items: [{ kind: 'of one' }] } : null
}
