// The questions that the home page puts to the engine, and how each result is drawn.
import type { DemoType } from '#contract/demos.ts'
import type { ResultRow } from '#contract/sample.ts'

export interface HeroQuestion {
  question: string
  caption: string
  /** The columns of the bars' names and lengths, as the engine calls them. */
  label: string
  value: string
  show: (value: number) => string
}

const count = new Intl.NumberFormat('en-US')
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

export const text = (row: ResultRow | undefined, column: string) => String(row?.[column] ?? '')
export const number = (row: ResultRow | undefined, column: string) => Number(row?.[column] ?? 0)

export const heroQuestions: Record<DemoType, HeroQuestion> = {
  vacation_rental: {
    question: 'What are the top 5 properties with the most revenue this year?',
    caption: 'Revenue this year, by check-in date',
    label: 'title',
    value: 'revenue',
    show: value => dollars.format(value),
  },
  real_estate: {
    question: 'Which 5 areas had the longest average days on market for homes sold in the past 12 months?',
    caption: 'Average days on market of homes sold, five slowest areas',
    label: 'subdivision',
    value: 'average_days_on_market',
    show: value => `${tenths.format(value)} days`,
  },
  ecommerce: {
    question: 'What are the top 5 best-selling products?',
    caption: 'Units in completed orders',
    label: 'name',
    value: 'units_sold',
    show: value => count.format(value),
  },
}
