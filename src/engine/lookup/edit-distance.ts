/**
 * How many letters were added, left out, mistaken or swapped with their neighbor between two words; `limit + 1` when more than
 * `limit`. Cells further than `limit` from the diagonal cannot matter and are not computed.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1
  if (Math.abs(a.length - b.length) > limit) return over
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = Array.from({ length: b.length + 1 }, () => over)
    row[0] = i
    let smallest = i
    const right = Math.min(b.length, i + limit)
    for (let j = Math.max(1, i - limit); j <= right; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      row[j] = cost
      smallest = Math.min(smallest, cost)
    }
    if (smallest > limit) return over
    beforeLast = last
    last = row
  }
  return Math.min(at(last, b.length), over)

  function at(row: readonly number[], index: number): number {
    return row[index] ?? over
  }
}
