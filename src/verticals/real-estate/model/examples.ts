// Questions that work; first those that the demo page suggests.
import { suggestions } from '#verticals/real-estate/demo/suggestions.ts'

export const examples: readonly string[] = [
  ...suggestions,
  'How many homes are for sale right now?',
  'Sales volume by month over the past 12 months',
  'Average sale-to-list ratio per subdivision',
  'Which homes sold above asking in the past 6 months?',
  'Months of supply by subdivision',
  'Median list price by neighborhood for homes on the market',
  'Active listings with more than 180 days on market',
  'Top 10 active listings by rental yield',
  'Pool vs no pool: average price per sq ft of sold homes',
  'Closings per quarter in 2025',
  'Average sold price by decade built',
  'Most expensive active home in each subdivision',
  'What share of all listings expired or were withdrawn?',
]
