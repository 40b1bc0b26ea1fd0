// What the empty chat suggests.
export const suggestions = [
  'Show active properties with pools worth $1M on the market over 1 month and built in the last 10 years',
  'What is the average price per square foot in Harbor Village?',
  'Show recently sold properties with pools',
  'Which properties in Sea Oaks are near $500,000?',
] as const
