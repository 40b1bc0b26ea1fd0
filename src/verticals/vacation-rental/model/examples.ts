// Questions that work; first those that the demo page suggests.
import { suggestions } from '#verticals/vacation-rental/demo/suggestions.ts'

export const examples: readonly string[] = [
  ...suggestions,
  'What was our occupancy last month?',
  'ADR by state for last year',
  'Which beach houses under $500 a night are available?',
  'What percentage of our guests are repeat guests?',
  'Which listings have no bookings in the next 60 days?',
  'Average length of stay for each property type',
  'Who is arriving in the next 7 days?',
  "What's our cancellation rate?",
  'Compare revenue this year with last year, by city',
  'How many leads mention a hot tub in their message?',
  'Top earning property in each state last year',
  'Inquiries per month over the past 12 months',
  'Conversion from views to inquiries by device',
]
