// "Where has the price per square foot been heading": the course of a number. Where guests are heading is a place.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number =
  '(?<number>(?:the |our |their )?(?:(?:average|avg|median|mean|monthly|total|asking|sold|nightly) )*(?:prices?|rates?|revenue|sales|bookings|orders|income|volume|occupancy|adr|aov|conversion)(?: (?:rate|volume|value|per (?:square foot|sq ft|sqft|sf|foot|night|order)))?)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\bwhere (?:has|have|is|are) ${number} (?:been )?(?:heading|headed|trending)(?= |$)`),
    meant: ({ groups }) => `what is the trend of ${groups?.['number'] ?? ''}`,
  },
]

export const whereHeading = wherever(/^(heading|headed|trending)$/, rules)
