// A year that is an attribute, bounded by a period.
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

/** "built in the last 10 years", "built after 2015 and before 2021". */
export const yearBounds = opensWith({ kinds: ['attribute'] })((line, at) => {
  const years = line.all(at, 'attribute').filter(({ sort }) => sort === 'year')
  if (years.length === 0) return null
  const next = line.past(at + 1)
  const period = line.means(next, 'period')?.period
  if (period === undefined) return null
  const yearOf = (day: string | undefined, back: number) =>
    day === undefined
      ? null
      : Number(new Date(Date.parse(`${day}T00:00:00Z`) - back).toISOString().slice(0, 4))
  const attributes = years.map(({ attribute }) => attribute)
  return {
    end: next + 1,
    items: [
      {
        kind: 'condition',
        condition: {
          kind: 'years',
          attributes,
          from: yearOf(period.from, 0),
          to: yearOf(period.to, 86_400_000),
        },
      },
    ],
  }
})
