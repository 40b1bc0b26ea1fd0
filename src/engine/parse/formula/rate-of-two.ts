// "Fav-to-view rate by property type", "favorites per 100 views": how many of the later step there are for each hundred of the earlier
// one, whichever of them is named first.

/** In the order in which visitors take them. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/^impr/i, 'impressions'],
  [/^view/i, 'views'],
  [/^click/i, 'clicks'],
  [/^fav/i, 'favorites'],
  [/^share/i, 'shares'],
  [/^inq/i, 'inquiries'],
]
const placeOf = (said: string): number => steps.findIndex(([word]) => word.test(said))
const nameOf = (place: number): string => steps[place]?.[1] ?? ''
const step = '(?:impressions?|views?|clicks?|favs?|favou?rites?|shares?|inquir(?:y|ies))'

const rate = new RegExp(
  `\\b(?<one>${step})(?:-| )to(?:-| )(?<other>${step})(?: conversion)?(?: rates?| percentages?| percent| pct| ?%)(?=[^a-z]|$)`,
  'i',
)
/** "Per 1000 views" is no percentage. */
const hundred = new RegExp(
  `\\b(?<one>${step}) (?:per|for every|for each|out of every) (?:100|(?:a |one )?hundred) (?<other>${step})\\b`,
  'i',
)
/** Told once more. */
const shown = /(?<= as a percentage of [a-z]+\b[a-z ]*?),? in (?:%|percents?|pct)(?=[,.?!]|$)/i

export function rateOfTwo(question: string): string {
  const said = rate.exec(question) ?? hundred.exec(question)
  const [one, other] = [placeOf(said?.groups?.['one'] ?? ''), placeOf(said?.groups?.['other'] ?? '')]
  if (said === null || one === other) return question
  const [early, late] = [Math.min(one, other), Math.max(one, other)]
  const [top, base] = rate.test(question) ? [late, early] : [one, other]
  return question.replace(said[0], `${nameOf(top)} as a percentage of ${nameOf(base)}`).replace(shown, '')
}
