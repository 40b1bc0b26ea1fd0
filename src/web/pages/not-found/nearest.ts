/** How many letters one must change, add or drop to turn one word into the other. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row[to.length] ?? 0
}

/** The known path that a mistyped one most likely meant, or none when nothing is close. */
export function nearestPath(path: string, known: readonly string[]): string | null {
  const wanted = path.toLowerCase().slice(0, 80)
  const [best] = known
    .filter(candidate => candidate !== '/')
    .map(candidate => ({ candidate, off: distance(wanted, candidate) }))
    .sort((a, b) => a.off - b.off)
  return best && best.off <= Math.max(2, best.candidate.length * 0.4) ? best.candidate : null
}
