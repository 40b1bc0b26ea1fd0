// "Repeat guest share", "the pool share by area", "out-of-stock percentage": the part stands before the word, and the whole is all
// such things. In a telegram it follows: "% cancelled by city", "pct with pool".
import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { groupsWithAny, limitOfShare } from '#engine/parse/recognize/limits/limit-of-share.ts'
import { strongNouns } from './amount-of.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const shares = /^(share|percentage|percent|proportion|pct|portion|fraction)$/

export function partShare(line: Line, at: number): Found | null {
  const part = partAt(line, at)
  const nouns = part === null ? [] : strongNouns(line, at + 1)
  const isShare = (place: number) => shares.test(line.pieces[place]?.text ?? '')
  const place = nouns.length > 0 && !isShare(at + 1) ? at + 2 : at + 1
  if (part === null || !isShare(place) || !ends(line, place + 1) || line.is(at - 1, 'by')) return null
  const things: Item[] =
    place === at + 1 ? [] : [{ kind: 'noun', nouns, plural: true, none: false, weak: false }]
  return { end: place + 1, items: [part, ...things, { kind: 'ask', how: 'share', partFirst: 'said' }] }
}

/** "% cancelled by city": nothing but groups, a place or a time behind it. */
const shareOfPart = opensWith({ words: ['share'] })((line, at) => {
  const opens = line.pieces.slice(0, at).every(({ soft }) => soft) || line.is(at - 1, 'comma')
  const part = opens && line.is(at, 'share') ? partAt(line, at + 1) : null
  if (part === null || !ends(line, at + 2)) return null
  return { end: at + 2, items: [part, { kind: 'ask', how: 'share', partFirst: 'said' }] }
})

/** "Cancelled + refunded, % of orders, by brand": the part, a pause, and its whole. */
const partThenWhole = opensWith({ words: ['share'], kinds: ['value'] })((line, at) => {
  const share = line.is(at, 'share') ? at : at + 2
  const part = line.is(share - 1, 'comma') && line.is(share, 'share') ? partAt(line, share - 2) : null
  const whole = line.pieces[share + 1]?.text === 'of' ? line.past(share + 2) : -1
  // "Sold" may be a thing as well as what was done with one.
  const isThing = strongNouns(line, share - 2).length > 0
  if (part === null || whole < 0 || strongNouns(line, whole).length === 0 || isThing === (share === at))
    return null
  const wish: Item = { kind: 'ask', how: 'share', partFirst: 'said' }
  return { end: share + 1, items: share === at ? [wish] : [part, wish] }
})

function partAt(line: Line, at: number): Item | null {
  const segments = line.all(at, 'segment').map(({ segment }) => segment)
  if (segments.length > 0) return { kind: 'condition', condition: { kind: 'segment', segments, not: false } }
  const flag = line.means(at, 'flag')
  if (flag !== undefined)
    return { kind: 'condition', condition: { kind: 'flag', attribute: flag.attribute, yes: flag.yes } }
  const values = line.all(at, 'value').filter(({ attribute }) => attribute.endsWith('.status'))
  // "The refund share by category": of each one's orders, or of all refunds?
  const isThing = strongNouns(line, at).length > 0 && !/ed$|^sold$/.test(line.pieces[at]?.text ?? '')
  if (values.length === 0 || isThing) return null
  return { kind: 'condition', condition: { kind: 'values', options: [values], not: false } }
}

/** "The card share of revenue" names its whole. */
const ends = (line: Line, at: number): boolean =>
  at >= line.length ||
  line.is(at, 'comma', 'by') ||
  line.means(at, 'period') !== undefined ||
  line.means(at, 'grain')?.grouping === true ||
  /^(in|for|at|from|\?)$/.test(line.pieces[at]?.text ?? '')

export const partShares: readonly Recognizer[] = [shareOfPart, partThenWhole, limitOfShare, groupsWithAny]
