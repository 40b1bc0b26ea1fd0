// "For each property type, nights booked this year", "per category: units in stock", "each brand and its units on hand": the groups
// stand before the number that is asked for, as a heading, and are read behind it.

const key =
  '(city|state|brand|category|source|channel|status|subdivision|neighborhood|neighbourhood|community|area|payment method|property type|reservation type|device type|device|product|type|bedroom count|number of bedrooms)'
const heading = new RegExp(
  String.raw`^\s*(?:(?:for |in )?(?:each|every)|per|by) ${key}(?:\s?[,:]| and (?:its|their)) (?=[a-z])`,
  'i',
)
/** More than one number is asked for, or it is asked in a sentence of its own. */
const otherThan =
  /[,.?!;:+&/—–]|^(?:and|the|a|how|what|what's|whats|which|who|where|when|is|are|do|does|did|show|list|give|tell|i|we|my|our|find|get|top|best|most|highest|lowest|cheapest|only|just|same|now)\b|\b(?:and|or|by|per|each|every|vs|versus|than|compared|against|with|most|least|top|best|first|share|percent|percentage)\b/i

export function groupsBehind(question: string): string {
  const [head = '', group = ''] = heading.exec(question) ?? []
  const rest = question.slice(head.length).replace(/\s*[?.]\s*$/, '')
  return head === '' || otherThan.test(rest) ? question : `${rest} by ${group}`
}
