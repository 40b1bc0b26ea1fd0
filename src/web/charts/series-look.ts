/** How series are told apart: by color, and from the third on by the stroke as well. */
export const seriesLooks = [
  { color: 'var(--chart-1)', dash: '' },
  { color: 'var(--chart-2)', dash: '' },
  { color: 'var(--chart-3)', dash: '7 4' },
  { color: 'var(--chart-4)', dash: '2 4' },
  { color: 'var(--chart-5)', dash: '10 4 2 4' },
  { color: 'var(--ink)', dash: '1 6' },
] as const

/** A series that is alone needs no color of its own: it takes the ink of its material. */
const alone = { color: 'var(--v-ink)', dash: '' }

export const lookOf = (index: number, count: number): { color: string; dash: string } =>
  count === 1 ? alone : (seriesLooks[index % seriesLooks.length] ?? alone)
