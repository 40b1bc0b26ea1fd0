// "New products in 2026 that never sold", "revenue from new items this year": the time tells when they were added, and not when something
// was ordered.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const goods = '(?:products|items|skus|articles|goods|listings)'
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const span = `(?:(?:this|last|the last|the past|past|current|previous) (?:\\d+ )?(?:day|week|month|quarter|year)s?|(?:${months}|q[1-4])(?: (?:of )?20\\d\\d)?|20\\d\\d|ytd|this year so far)`
const time = `(?<time>(?:(?:in|during|from|since|over|within) )?(?:the )?${span})`
/** Counted or by steps of time, new ones are understood as they are. */
const onlyCounted = new RegExp(
  `^(?:(?:and|so|ok|please|show me|give me|tell me|what is|what was|list|the|how many|number of|count of|total|any|all|our|which|what) )*new ${goods} (?:(?:did|do|have|were|are|was) (?:we |there )?(?:add|added|get|got|have|list|listed)? ?)?${time}(?: (?:by|per|each|and|vs|versus|compared|or|to|than) .*)?(?: [.?!])*$`,
)

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\bnew (?<goods>${goods}) ${time}(?= |$)`),
    meant: ({ 0: said, groups = {} }, question) =>
      onlyCounted.test(question) ? said : `${groups['goods'] ?? ''} added ${groups['time'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b(?<goods>${goods}) (?:that (?:are|were) )?new ${time}(?= |$)`),
    meant: ({ groups = {} }) => `${groups['goods'] ?? ''} added ${groups['time'] ?? ''}`,
  },
]

export const newGoods = wherever([/^new$/, new RegExp(`^${goods}$`)], rules)
