/**
 * How many letters were added, left out, mistaken or swapped with their neighbor between two words; `limit + 1` when more than
 * `limit`. Cells further than `limit` from the diagonal cannot matter and are not computed.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1
  if (Math.abs(a.length - b.length) > limit) return over
  let beforeLast = new Uint8Array(b.length + 1).fill(over)
  let last = Uint8Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, over))
  let row = new Uint8Array(b.length + 1)
  for (let i = 1; i <= a.length; i += 1) {
    row.fill(over)
    row[0] = Math.min(i, over)
    let smallest = row[0]
    const right = Math.min(b.length, i + limit)
    for (let j = Math.max(1, i - limit); j <= right; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const cost = Math.min(
        (last[j] ?? over) + 1,
        (row[j - 1] ?? over) + 1,
        (last[j - 1] ?? over) + same,
        swapped ? (beforeLast[j - 2] ?? over) + 1 : over,
      )
      row[j] = Math.min(cost, over)
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return over
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[b.length] ?? over
}
