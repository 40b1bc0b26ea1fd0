// Questions that work; first those that the demo page suggests.
import { sampleQuestions } from '#verticals/ecommerce/demo/suggestions.ts'

export const examples: readonly string[] = [
  ...sampleQuestions,
  'Refund rate per category',
  'What is our cart abandonment rate?',
  'Compare revenue this month vs last month',
  'What share of our customers are repeat customers?',
  'Which items are low on stock?',
  'Revenue by brand this year, highest to lowest',
  'Site conversion rate month by month',
  'Inventory value by category',
  'Top rated products in Beauty with rating and number of reviews',
  'Which products had no completed order in the past 60 days?',
  'Top 3 products by revenue in each category',
  'Which states have an average order value above the overall one?',
]
