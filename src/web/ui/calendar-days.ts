// Not by Intl, whose first use stops a phone for a tenth of a second: dates are shown while the page wakes up.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const monthOf = (date: Date) => months[date.getUTCMonth()] ?? ''

/** Mar 2026 */
export const monthAndYear = (date: Date) => `${monthOf(date)} ${date.getUTCFullYear()}`

/** Mar 5, 2026: the day of the database, wherever the visitor is. */
export const dayOfYear = (date: Date) => `${monthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`

/** Mar 5, 2026, 2:07 PM */
export function minuteOfYear(date: Date): string {
  const hour = date.getUTCHours()
  const minute = String(date.getUTCMinutes()).padStart(2, '0')
  return `${dayOfYear(date)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
