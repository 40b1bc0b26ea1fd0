// "Dollars on the books for December", "dollars booked in May": the money, and no price of each.
import { wherever } from '#engine/text/rewritten.ts'

export const moneyOnTheBooks = wherever(/^dollars$/, [
  {
    said: /^(?:(?:the |total |how many )?)dollars (?<how>on the books|booked|in bookings|from bookings|for)(?= )/,
    meant: ({ groups }) =>
      `money ${/^(?:on|for)/.test(groups?.['how'] ?? '') ? (groups?.['how'] ?? '') : 'from bookings'}`,
  },
])
