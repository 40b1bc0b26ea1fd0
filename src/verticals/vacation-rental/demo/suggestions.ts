// What the empty chat suggests.
export const suggestions = [
  'What are the revenue trends in the past 2 years?',
  'What are the top 5 properties with the most revenue this year?',
  'What are the most popular properties?',
  'How many visitors are interested in buying?',
] as const
