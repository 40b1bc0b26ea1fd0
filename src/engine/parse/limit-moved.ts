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

export function limitMoved(question: string, before: string): string | null {
  const to = moved.exec(question.replace(lead, ''))?.groups?.['amount']
  if (to === undefined) return null
  const [only, ...others] = [...before.matchAll(bound)].map(([said]) => said)
  return only === undefined || others.length > 0 ? null : `${only.toLowerCase()} ${to} instead`
}
