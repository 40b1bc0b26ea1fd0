// "Top 5 brands by revenue" and then "flip it", "the other way round": the same from its other end.
const lead =
  '^(?:(?:and|ok|okay|so|now|then|please|pls|cool|great|nice|thanks|just|can you|could you|can we)[ ,.!]+)*'
const it = '(?: (?:it|that|this|those|these|them|the (?:order|list|sort|sorting|ranking|table|results?)))?'
const flip = new RegExp(
  `${lead}(?:(?:flip|reverse|invert|turn)${it}(?: (?:around|round|over|upside down|the other way(?: around| round)?))?|(?:in )?(?:the )?(?:reverse|reversed|opposite|inverse)(?: order| way| direction)?|(?:in )?(?:the )?other way ?a?round|(?:from )?(?:the )?(?:other|opposite) end)(?: (?:please|pls|now))*[?.! ]*$`,
  'i',
)

const ends: readonly (readonly [string, string])[] = [
  ['top', 'bottom'],
  ['best', 'worst'],
  ['highest', 'lowest'],
  ['high to low', 'low to high'],
  ['largest', 'smallest'],
  ['biggest', 'smallest'],
  ['longest', 'shortest'],
  ['newest', 'oldest'],
  ['slowest', 'fastest'],
  ['descending', 'ascending'],
  ['most expensive', 'cheapest'],
  ['priciest', 'cheapest'],
  ['dearest', 'cheapest'],
  ['strongest', 'weakest'],
  ['most', 'least'],
  ['most', 'fewest'],
]
const otherEnd = new Map([
  ...ends.map(([high, low]) => [low, high] as const).toReversed(),
  ...ends.map(([high, low]) => [high, low] as const).toReversed(),
])
const end = new RegExp(
  `\\b(?:${[...otherEnd.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`,
  'gi',
)
/** "Revenue by city": the most come first, if nothing else is said. "By month" has an order of its own. */
export const inGroups = /\b(?:by|per|for each|of each|each) (?!(?:day|week|month|quarter|year)\b)[a-z]/i

/** The question before from its other end, or null where nothing shows which that is. */
export function flipped(question: string, before: string, talk: string = before): string | null {
  if (!flip.test(question)) return null
  const [said, ...others] = [...before.matchAll(end)].map(([word]) => word.toLowerCase())
  if (others.length > 0) return null
  if (said !== undefined) return before.replace(end, otherEnd.get(said) ?? said)
  return inGroups.test(talk) && talk.search(end) < 0 ? 'lowest first' : null
}
