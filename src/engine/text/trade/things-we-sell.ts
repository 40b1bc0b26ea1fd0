// "How many things do we sell that cost over 200 bucks": what the shop has on offer, and not the pieces that went out.
import { wherever } from '#engine/text/rewritten.ts'

export const thingsWeSell = wherever(
  [/^(things|items|articles|goods|stuff)$/, /^sell$/],
  [
    {
      said: /\bhow many (?:different )?(?:things|items|articles|goods) do (?:we|you|they) sell(?= (?:that|which|under|over|above|below|for|at|priced|costing|with|rated|made)\b)(?!.*\b(?:today|yesterday|day|week|month|quarter|year|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b)/,
      meant: () => 'how many products do we carry',
    },
  ],
)
