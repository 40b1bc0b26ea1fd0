// What is denied of a number or of what was done: "no revenue", "not on the market longer than 60 days", "bought nothing",
// "have not sold a single unit".
import type { Item, QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { amountFirst, amountLast } from '#engine/parse/recognize/limits/amounts.ts'
import { pastNone } from './negated.ts'
import { isVerbOfMeasure, measured } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const none = (quantity: QuantityRef): Item => ({
  kind: 'having',
  quantity,
  op: '=',
  than: { kind: 'number', value: 0 },
})

/** "Properties with no revenue". */
export const noneOfMeasure = opensWith({
  kinds: ['ranks', 'measure', 'amount'],
  words: ['none', 'not'],
  texts: 'not | never | or',
})((line, at) => {
  const [rank] = line.all(at, 'ranks')
  // "Did not sell at all" is no ranking: nothing was sold.
  const isPhrase = rank !== undefined && (line.pieces[at]?.text ?? '').startsWith('not ')
  if (isPhrase && isAnything(line, at + 1))
    return { end: at + 2, items: [none({ kind: 'measure', measures: [rank.measure] })] }
  if (isPhrase && line.is(at + 2, 'all'))
    return { end: at + 3, items: [none({ kind: 'measure', measures: [rank.measure] })] }
  // "Have not sold", "have we not sold", "were not sold": nothing was. "Have not sold well" is a ranking.
  const who = /^(we|they|you|i)$/.test(line.pieces[at - 1]?.text ?? '') ? at - 1 : at
  const isOver = /^(have|has|had|did|were|was)$/.test(line.pieces[who - 1]?.text ?? '')
  const isEnd = line.pieces[at + 1] === undefined || line.is(at + 1, 'comma', 'and')
  const isWell = line.pieces[at + 1]?.text === 'well'
  if (isPhrase && isOver && !isWell && (isEnd || line.means(line.past(at + 1), 'period') !== undefined))
    return { end: at + 1, items: [none({ kind: 'measure', measures: [rank.measure] })] }
  const sold = notASingle(line, at) ?? soldNothing(line, at)
  if (sold !== null) return sold
  const behind = pastNone(line, at)
  const found = behind === null ? null : measured(line, behind)
  return found === null ? null : { end: found.end, items: [none(found.quantity)] }
})

/** "Sold nothing", "made nothing". */
function soldNothing(line: Line, at: number) {
  if (!isVerbOfMeasure(line, at) || !isNothing(line, at + 1)) return null
  const found = measured(line, at)
  return found === null ? null : { end: at + 2, items: [none(found.quantity)] }
}

const isNothing = (line: Line, at: number) => /^(nothing|none|zilch|nada)$/.test(line.pieces[at]?.text ?? '')

const isAnything = (line: Line, at: number) => /^(anything|a thing)$/.test(line.pieces[at]?.text ?? '')

const single = /^(a|an|any|one|single|even|solitary)$/

/** "Not sold a single unit", "never sold one", "have not made any money": the verb, and what there is none of. */
function notASingle(line: Line, at: number) {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  // "Not sold" may also be a phrase of its own.
  const isPhrase = line.all(at, 'ranks').length > 0 && text(at).startsWith('not ')
  if (!isPhrase && !/^(not|never)$/.test(text(at))) return null
  let verb = isPhrase ? at : at + 1
  while (/^(have|has|had|ever|even|yet|been)$/.test(text(verb))) verb++
  if (!isPhrase && !isVerbOfMeasure(line, verb)) return null
  let place = verb + 1
  // "Have not been sold at all".
  const whole = text(place) === 'at' && text(place + 1) === 'all' ? measured(line, verb) : null
  if (whole !== null) return { end: place + 2, items: [none(whole.quantity)] }
  // "Have not earned anything".
  const any = isAnything(line, place) ? measured(line, verb) : null
  if (any !== null) return { end: place + 1, items: [none(any.quantity)] }
  while (single.test(text(place))) place++
  if (place === verb + 1) return null
  const found = measured(line, place)
  return found === null ? null : { end: found.end, items: [none(found.quantity)] }
}

/** "Nothing older than 2000": built in that year or later. */
const builtSince = (line: Line, at: number): Found | null => {
  const { to, from } = line.means(at, 'period')?.period ?? {}
  const isYear =
    /^older than \d{4}$/.test(line.pieces[at]?.text ?? '') && to !== undefined && from === undefined
  if (!isYear) return null
  const condition = { kind: 'years' as const, attributes: [], from: Number(to.slice(0, 4)), to: null }
  return { end: at + 1, items: [{ kind: 'condition', condition }] }
}

/** "Not on the market longer than 60 days": the limit is turned round, not the state it is said of. */
export const deniedLimit = opensWith({ texts: 'nothing | none | zilch | nada | not | neither | nor' })((
  line,
  at,
) => {
  const isNone = isNothing(line, at) && line.means(at + 1, 'amount')?.amount.kind === 'bound'
  const before = isNothing(line, at) ? builtSince(line, at + 1) : null
  if (before !== null) return before
  // "Neither a pool nor more than 2 bedrooms".
  const isNor = /^(neither|nor)$/.test(line.pieces[at]?.text ?? '')
  if (!isNone && !isNor && (line.pieces[at]?.text !== 'not' || !line.is(at, 'not'))) return null
  // "Nothing over 700 thousand".
  const found = amountLast(line, line.past(at + 1)) ?? (isNone || isNor ? amountFirst(line, at + 1) : null)
  const [item, ...more] = found?.items ?? []
  if (found === null || more.length > 0 || item?.kind !== 'condition' || item.condition.kind !== 'amount')
    return null
  const { condition } = item
  const { amount } = condition
  if (amount.kind !== 'bound')
    return { end: found.end, items: [{ kind: 'condition', condition: { ...condition, not: true } }] }
  const op = turned[amount.op]
  return {
    end: found.end,
    items: [{ kind: 'condition', condition: { ...condition, amount: { ...amount, op } } }],
  }
})

const turned = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const

/** "Bought nothing", "ordered nothing in May", "bought books but nothing since": rows of what was done that are not there. */
export const didNothing = opensWith({
  kinds: ['noun'],
  words: ['not'],
  texts: 'nothing | none | never | zilch | nada',
})((line, at) => {
  const verbs = (place: number) =>
    line.all(place, 'noun').flatMap(({ noun, verb }) => (verb === true ? [noun] : []))
  const nothing = (nouns: readonly string[], end: number) => ({
    end,
    items: [{ kind: 'noun' as const, nouns, plural: true, none: true, weak: true, verb: true as const }],
  })
  const own = verbs(at)
  if (own.length > 0 && isNothing(line, at + 1)) return nothing(own, at + 2)
  // "Have not booked since": they did not do it; a home that is not booked is in a state.
  const perfect =
    /^(have|has|had|did)$/.test(line.pieces[at - 1]?.text ?? '') && line.pieces[at]?.text === 'not'
  if (perfect && line.is(at, 'not') && verbs(at + 1).length > 0 && isOfOther(line, at + 1))
    return nothing(verbs(at + 1), at + 2)
  // "Stayed with us but not this year".
  const isButNot =
    (line.is(at, 'not') || line.pieces[at]?.text === 'never') &&
    line.means(at + 1, 'period') !== undefined &&
    (line.pieces[at]?.text === 'but not' || line.pieces[at - 1]?.text === 'but')
  if (!isNothing(line, at) && !isButNot) return null
  // "Nothing sold", "nothing ordered": the verb stands behind.
  const behind = verbs(at + 1)
  if (behind.length > 0) return nothing(behind, at + 2)
  // "Bought in 2025 but nothing in 2026": the verb is the one before.
  if (!isButNot && !/^(but|and|or)$/.test(line.pieces[at - 1]?.text ?? '')) return null
  for (let before = at - 1; before >= 0; before--) {
    const earlier = verbs(before)
    if (earlier.length > 0) return nothing(earlier, at + 1)
    // "Sold in October but not in November", "had sales last year but none this year".
    const sold = isVerbOfMeasure(line, before) ? measured(line, before) : null
    if (sold !== null) return { end: at + 1, items: [none(sold.quantity)] }
  }
  return null
})

/** The verb of rows elsewhere, which is a state of other things too. */
function isOfOther(line: Line, at: number): boolean {
  const table = (attribute: string) => attribute.slice(0, attribute.indexOf('.'))
  const dated = new Set(line.all(at, 'date').map(({ attribute }) => table(attribute)))
  const states = line.all(at, 'value')
  return states.length > 0 && dated.size > 0 && states.every(({ attribute }) => !dated.has(table(attribute)))
}

/** "Sent no inquiry", "left no message": what is missing tells what was not done. */
export const lightVerb = opensWith({
  texts: `sent | send | sends | left | leave | leaves | wrote | submitted | submits | submit | filed |
    dropped | gave`,
})((line, at) => {
  const { text = '', meanings = [] } = line.pieces[at] ?? {}
  const isVerb =
    /^(sent|send|sends|left|leave|leaves|wrote|submitted|submits|submit|filed|dropped|gave)$/.test(text)
  if (!isVerb || meanings.length > 0) return null
  const behind = line.is(at + 1, 'none') ? pastNone(line, at + 1) : null
  const isThing =
    behind !== null && (line.all(behind, 'noun').length > 0 || line.all(behind, 'attribute').length > 0)
  return isThing ? { end: at + 1, items: [] } : null
})
