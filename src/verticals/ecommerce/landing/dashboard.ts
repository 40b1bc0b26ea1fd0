// What six best sellers make at checkout, and what is left of it. Invented, and labelled so on the page.
import type { DashboardFrame } from '#verticals/landing/landing.ts'

export interface ProductMargin {
  name: string
  units: number
  returned: string
  /** Dollars per unit: at checkout, and after returns, shipping and fees. */
  checkout: number
  contribution: number
}

export const products: readonly ProductMargin[] = [
  { name: 'Moss Enamel Mug', units: 320, returned: '2% returned', checkout: 14.1, contribution: 10.6 },
  { name: 'Fell Wool Throw', units: 76, returned: '6% returned', checkout: 38.4, contribution: 29.9 },
  { name: 'Sedge Sun Hat', units: 88, returned: '9% returned', checkout: 21.5, contribution: 14.2 },
  { name: 'Birch Daypack', units: 120, returned: '11% returned', checkout: 33.8, contribution: 19.4 },
  { name: 'Tarn Trail Boot', units: 96, returned: '27% returned', checkout: 46.9, contribution: 4.3 },
  { name: 'Alder Rain Jacket', units: 124, returned: '31% returned', checkout: 41.2, contribution: -3.85 },
]

export const scale = { from: -10, to: 50, ticks: [0, 10, 20, 30, 40, 50] } as const

const kept = products.reduce((sum, product) => sum + product.units * product.contribution, 0)
const rung = products.reduce((sum, product) => sum + product.units * product.checkout, 0)
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`

export const frame: DashboardFrame = {
  title: 'Contribution per unit',
  subtitle: 'Six best sellers, last 30 days',
  stats: [
    { label: 'Made at checkout', value: dollars(rung) },
    {
      label: 'Left after returns and shipping',
      value: dollars(kept),
      beside: `${Math.round((kept / rung) * 100)}%`,
    },
    {
      label: 'Units sold',
      value: products.reduce((sum, product) => sum + product.units, 0).toLocaleString('en-US'),
    },
  ],
  finding: {
    head: 'The Alder Rain Jacket loses $3.85 a unit.',
    text: 'One in three comes back, most for size. A size note on the page costs less than the next ten returns.',
  },
}
