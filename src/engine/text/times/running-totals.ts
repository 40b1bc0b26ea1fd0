// "With a running total for the year", "running revenue total": the sum that goes on, of the number and the time that are named.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const grows = '(?:running|cumulative|rolling)'
const stepped = /\b(?:(?:each|every|by|per) (?:day|week|month|quarter)|daily|weekly|monthly|quarterly)\b/
const timed = /\b(?:20\d\d|(?:this|last) (?:year|quarter)|ytd|year to date)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<grows>${grows}) (?<what>revenue|sales|volume|bookings|orders|closings|income|units) total\\b`,
    ),
    meant: ({ groups = {} }) => `${groups['grows'] ?? ''} total of ${groups['what'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?<total>${grows} totals?) (?:for|over|through|across) the (?:whole |full |entire )?(?:year|quarter)(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      stepped.test(question) && timed.test(question) ? (groups['total'] ?? '') : said,
  },
]

export const runningTotals = wherever([/^(running|cumulative|rolling)$/, /^totals?$/], rules)
