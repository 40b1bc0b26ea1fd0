// "Which is the product with more reviews", "which month was the slowest in sales": the end of an order, as people say it whose first language
// is another one, and people of a trade.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const counted =
  '(?:reviews?|stock|units|pieces|orders|sales|purchases|revenue|customers|products|items|bookings|stays|nights|reservations|views|inquiries|listings|homes|bedrooms|beds|baths|bathrooms|refunds|cancellations|searches|sessions|visits|visitors|leads|closings)'

/** Nothing is compared: "the brand with more reviews than Kestrel" is held against one. */
const more: Rewriting = {
  said: new RegExp(
    `\\b(?<head>(?:which|what|who) (?:is|was|are|were) (?:the|our) (?:[a-z]+ ){1,3}?)(?:with|that has|that have|having|that had) (?:the )?(?<way>more|less|fewer) (?<what>(?:[a-z]+ )?${counted})(?! (?:than|or)\\b)(?!.*\\bthan\\b)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['head'] ?? ''}with the ${groups['way'] === 'more' ? 'most' : 'fewest'} ${groups['what'] ?? ''}`,
}

const number = '(?:sales|revenue|orders|bookings|income|closings|turnover)'

const slowest: Rewriting = {
  said: new RegExp(
    `\\b(?<head>(?:which|what) (?:day|week|month|quarter|year|weekday)(?: (?:of|in) (?:20\\d\\d|last year|this year))?) (?:was|is|were) (?:the |our )?(?:slowest|weakest|quietest|poorest)(?: one| month| week| day| quarter| year)? (?:in|for|by|in terms of|on) (?<what>${number})(?= |$)`,
  ),
  meant: ({ groups = {} }) => `${groups['head'] ?? ''} had the lowest ${groups['what'] ?? ''}`,
}

export const withMore: readonly Rewording[] = [
  wherever([/^(more|less|fewer)$/, /^(which|what|who)$/], [more]),
  wherever(/^(slowest|weakest|quietest|poorest)$/, [slowest]),
]
