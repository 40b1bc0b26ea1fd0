// A length of time as a number of days: "over a month" is more than 30.
import type { Amount } from '#engine/parse/piece.ts'

export const daysIn = { day: 1, week: 7, month: 30, quarter: 91, year: 365, weekday: 1 } as const

export function scaled(amount: Amount, by: number): Amount {
  switch (amount.kind) {
    case 'exact':
      return { kind: 'exact', values: amount.values.map(value => value * by) }
    case 'range':
      return { ...amount, from: amount.from * by, to: amount.to * by }
    default:
      return { ...amount, value: amount.value * by }
  }
}
