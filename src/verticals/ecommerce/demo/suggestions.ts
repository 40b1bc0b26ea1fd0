// What the demo page lists, and which of it the empty chat suggests.
export const sampleQuestions = [
  'What are the top 5 best-selling products?',
  'Show revenue trends for the past 6 months',
  'Which customers have the highest lifetime value?',
  'What is the average order value by category?',
  'How many products are out of stock?',
  'What is the most popular payment method?',
] as const

export const suggestions = [
  sampleQuestions[0],
  sampleQuestions[1],
  sampleQuestions[2],
  sampleQuestions[4],
] as const
