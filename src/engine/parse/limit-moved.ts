// "Homes under 500k" and then "raise it to a million", "bump the budget to 650k": the one limit of before, with another amount. No data
// is asked to be changed.

const lead =
  /^(?:(?:and|but|ok|okay|so|now|then|please|maybe|can you|could you|let's|lets|what if (?:we|i|you|they))[ ,]+)*/i
const verb =
  '(?:raise|bump|increase|up|lower|drop|reduce|bring|push|move|change|set|make|take|stretch|extend|relax|go up|go down|go)'
const limit =
  '(?:it|that|this|(?:the|my|our|their|her|his) (?:price )?(?:budget|limit|max|maximum|ceiling|cap|price|upper limit|threshold|cutoff|minimum|min|floor))'
const amount = String.raw`(?<amount>\$ ?\d[\d.,]*(?: ?(?:k|m|mm|million|thousand|grand))?|\d[\d.,]* ?(?:k|m|mm|million|thousand|grand)|\d{4,}|\d{1,3}(?:,\d{3})+|(?:an?|one|two|three|half a) million)`
const moved = new RegExp(
  String.raw`^${verb}(?: ${limit})?(?: up| down)?(?: to)? ${amount}(?: (?:dollars|instead|please|then|now|max|tops))*[?.! ]*$`,
  'i',
)
const bound =
  /\b(under|below|less than|up to|at most|no more than|cheaper than|over|above|more than|at least|priced from)(?= \$? ?\d[\d.,]*(?: ?(?:k|m|mm|million|thousand|grand)\b|\d)| (?:an?|one|two|half a) million\b)/gi

/** "With at least 4 beds" and then "make it 3"; "top 5 …" counts rows. */
const counted =
  /\b(?<bound>at least|at most|more than|over|under|fewer than|less than) \d+ (?<unit>beds?|bedrooms?|baths?|bathrooms?|days(?: on (?:the )?market)?|nights|reviews)\b/gi
const ofRows = /\b(?:top|first|last|bottom|best|worst|cheapest|most expensive|priciest|limit|[a-z]+est)\b/i
const made =
  /^(?:make|change|set|raise|lower|bump|drop) (?:it|that)(?: to)? (?<number>\d{1,3})(?: (?:instead|please|then|now))*[?.! ]*$/i

function countMoved(question: string, before: string): string | null {
  const number = made.exec(question)?.groups?.['number']
  if (number === undefined || ofRows.test(before)) return null
  const [only, ...others] = [...before.matchAll(counted)]
  if (only === undefined || others.length > 0) return null
  return `${only.groups?.['bound']?.toLowerCase() ?? ''} ${number} ${only.groups?.['unit'] ?? ''} instead`
}

/** "Active homes in Old Town" and then "any area". */
const anywhere =
  /^(?:in |for |across )?(?:any|all|every|whatever)(?: the)? (?<place>area|areas|subdivision|subdivisions|neighbou?rhood|neighbou?rhoods|community|communities|city|cities|state|states)(?: (?:is fine|works|will do|instead|then|please|now))*[?.! ]*$/i

export function limitMoved(asked: string, before: string): string | null {
  const question = asked.replace(lead, '')
  const place = anywhere.exec(question)?.groups?.['place']
  if (place !== undefined && /^(?:any|all|whatever|in any|in all)\b/i.test(question))
    return `whatever the ${place}`
  const count = countMoved(question, before)
  if (count !== null) return count
  const to = moved.exec(question)?.groups?.['amount']
  if (to === undefined) return null
  const [only, ...others] = [...before.matchAll(bound)].map(([said]) => said)
  return only === undefined || others.length > 0 ? null : `${only.toLowerCase()} ${to} instead`
}
