// How a value of an attribute is said, and how it joins the rest of a sentence: listings in Aspen, leads from instagram,
// cancelled bookings. What the model does not say is taken from the English name of the attribute.
import type { Attribute } from '#contract/model.ts'
import type { Scalar } from '#contract/terms.ts'
import type { Json } from '#contract/tables.ts'
import { formatValue, nothingRecorded, spelled } from './format.ts'
import { isPlural, sentenceCase, singular } from './grammar.ts'

/** The value alone: "beach house", "$480", "California", "active". */
export function valueWords(attribute: Attribute, value: Json | undefined): string {
  if (typeof value !== 'string' || attribute.format !== 'text') return formatValue(value, attribute.format)
  return spelling(attribute, value)
}

/** The value as a group is named: "7 bedrooms" rather than "7", "no city recorded" rather than nothing. */
export function groupWords(attribute: Attribute, value: Json | undefined): string {
  if (value === null || value === undefined) return `no ${attribute.label} recorded`
  const words = valueWords(attribute, value)
  if (attribute.kind === 'flag') return value === true ? flagWords(attribute).yes : flagWords(attribute).no
  if (attribute.kind !== 'number' || (attribute.format !== 'count' && attribute.format !== 'number'))
    return words
  if (!isPlural(attribute.label)) return `${attribute.label} ${words}`
  return `${words} ${words === '1' ? singular(attribute.label) : attribute.label}`
}

function spelling(attribute: Attribute, value: string): string {
  const words = attribute.values?.[value] ?? []
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  // booking_com is booking.com: the model knows where the dot belongs.
  const own = words.find(word => /[^a-z0-9 ]/i.test(word) && letters(word) === letters(value))
  if (own !== undefined) return own
  const [first] = words
  if (first === undefined || !/^[A-Z]{2,5}$/.test(value)) return spelled(value)
  // Two capitals are a state, whose name is written with capitals; other codes stand for plain words.
  return value.length === 2 ? first.split(' ').map(sentenceCase).join(' ') : first
}

/** How a value is attached to what it describes. */
export type Manner = 'adjective' | 'status' | 'in' | 'from' | 'on' | 'interested in' | 'paid with'

const manners: readonly (readonly [RegExp, Manner])[] = [
  [/\bstatus\b/, 'status'],
  [/\binterest\b/, 'interested in'],
  [/\bpayment\b/, 'paid with'],
  [/\b(?:source|channel|referrer|origin)\b/, 'from'],
  [/\bdevice\b/, 'on'],
  [/\btype\b/, 'adjective'],
  [
    /\b(?:city|town|state|country|region|area|district|neighborhood|subdivision|community|location|market|category|department)\b/,
    'in',
  ],
]

export function mannerOf(attribute: Attribute): Manner {
  return manners.find(([name]) => name.test(attribute.label))?.[1] ?? 'adjective'
}

const preposition = /^(?:in|on|off|under|from|with|without|for|at|by|who|that|of|not)\b/
const adjectiveEnding = /(?:ed|ing|able|ible|ive|al|ous|ld|wn|en|ete|ary|ly|new|open|free)$/

/** A label is used before the noun ("repeat guests") unless it can only follow it ("from social media", "under contract"). */
export const followsNoun = (label: string): boolean =>
  preposition.test(label) || /^(?:\w+ed|sold|built|paid) /.test(label)

/** For a status: whether its value describes a thing ("cancelled") or is a state that a thing is in ("maintenance"). */
export const isAdjective = (value: string): boolean =>
  adjectiveEnding.test(value.split(' ').at(-1) ?? value) || followsNoun(value)

/** Several words before a noun hang together: out-of-stock products, but recently sold homes. */
export const beforeNoun = (label: string): string =>
  /^\w+ly /.test(label) ? label : label.replaceAll(' ', '-')

export function flagWords(attribute: Attribute): { yes: string; no: string; isAdjective: boolean } {
  const { yes: [yes] = [], no: [no] = [] } = attribute.flag ?? {}
  const name = attribute.label.replace(/^(?:has|have|with) (?:an? )?/, '')
  const isThing = no === undefined || /^(?:no|without)\b/.test(no) || attribute.label.startsWith('has ')
  if (isThing || yes === undefined)
    return { yes: `with ${thing(name)}`, no: `with no ${name}`, isAdjective: false }
  return { yes, no, isAdjective: true }
}

const thing = (name: string) => (isPlural(name) ? name : `a ${name}`)

export const scalarWords = (attribute: Attribute, value: Scalar): string =>
  value === '' ? nothingRecorded : valueWords(attribute, value)
