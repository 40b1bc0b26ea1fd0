export type CardSize = 'lead' | 'half' | 'third'

/**
 * One large card, then rows of two and of three, so that no row is left with a gap: the remainder of three decides how many
 * rows of two there are, and they are spread over the page.
 */
export function cardSizes(count: number): CardSize[] {
  const behind = Math.max(0, count - 1)
  const halves = [3, 2, 1].find(rows => rows * 2 <= behind && (behind - rows * 2) % 3 === 0) ?? 0
  const thirds = Math.floor((behind - halves * 2) / 3)
  const every = halves === 0 ? 0 : Math.ceil(thirds / halves)
  const rows: CardSize[] = []
  for (let half = 0, third = 0; half < halves || third < thirds;) {
    if (half < halves && (third >= half * every || third === thirds)) {
      rows.push('half', 'half')
      half++
    } else {
      rows.push('third', 'third', 'third')
      third++
    }
  }
  const sizes: CardSize[] = ['lead', ...rows]
  // Two posts in all: nothing stands beside the second one.
  while (sizes.length < count) sizes.push('half')
  return sizes.slice(0, count)
}
