// Not by Intl, whose first use stops a phone for a tenth of a second: these are shown while the page wakes up.

const grouped = (digits: string) => digits.replaceAll(/(?<!\.\d*)\B(?=(\d{3})+(?!\d))/g, ',')

/** 12,345 or 1,234.5 */
export const thousands = (number: number) => grouped(String(number))

/** $12,345, or with cents $12,345.60 */
export function dollars(amount: number, places: 0 | 2 = 0): string {
  const shown = grouped(Math.abs(amount).toFixed(places))
  return `${amount < 0 && /[1-9]/.test(shown) ? '-' : ''}$${shown}`
}
