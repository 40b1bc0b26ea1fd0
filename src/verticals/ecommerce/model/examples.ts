// Questions that work; the first six are the ones that the demo page lists.

export const examples: readonly string[] = [
  'What are the top 5 best-selling products?',
  'Show revenue trends for the past 6 months',
  'Which customers have the highest lifetime value?',
  'What is the average order value by category?',
  'How many products are out of stock?',
  'What is the most popular payment method?',
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
