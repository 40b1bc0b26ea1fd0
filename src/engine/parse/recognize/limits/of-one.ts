// "Paid over 3000 for a stay", "more than 10 items in one order": a limit on each single row, not on all of somebody's together.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const ofOne = opensWith({ texts: 'for | in | on | at | within' })((line, at) => {
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
  if (limit !== undefined && isDone) return { end: place + 1, items: [{ kind: 'of one' }] }
  // "The most paid for a single stay": of rows, not of somebody's together.
  const isSingle = line.pieces.slice(at + 1, place).some(word => /^(one|single)$/.test(word.text))
  const ranked = before.some(
    earlier => line.is(earlier, 'top', 'bottom') || line.all(earlier, 'ranks').length > 0,
  )
  const nouns = line.all(place, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  return isSingle && ranked ? { end: place + 1, items: [{ kind: 'of one', nouns }] } : null
})
