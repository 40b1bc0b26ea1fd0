// Days as text, in the calendar's own arithmetic.
const DAY = 86_400_000

export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)

export const yearOf = (day: string): number => Number(day.slice(0, 4))
