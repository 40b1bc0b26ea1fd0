// "Lead volume", "order tally", "revenue figures", "night count": a last word that only says that a number of what stands before it
// is meant.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from './amount-of.ts'
import { functionBehind } from './behind.ts'
import { partShare } from './part-share.ts'
import { quantityAt } from './quantity.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'

const ofThings = /^(count|counts|volume|volumes|tally|tallies|headcount|numbers|figures|totals|population)$/
const ofNumbers = /^(count|counts|numbers|figures|level|levels|volume|volumes|tally|totals?)$/

export const numberHead = opensWith({
  kinds: ['noun', 'measure', 'attribute', 'segment', 'flag', 'value'],
})((line, at) => {
  const part = partShare(line, at)
  if (part !== null) return part

  const head = line.pieces[at + 1]
  // "Sales volume" has a meaning of its own in some trades: what it is worth there, the model says.
  const isOwn = head === undefined || line.all(at + 1, 'measure').length > 0 || isName(line, at + 1)
  const found = isOwn
    ? null
    : (ofMeasure(line, at, head.text) ?? ofNoun(line, at, head.text) ?? ofAttribute(line, at, head.text))
  return found ?? massNoun(line, at) ?? functionBehind(line, at)
})

const uncountable = /(^| )(traffic|volume|activity|clientele)$/

/** "Site traffic last month": what has no plural cannot be listed. */
function massNoun(line: Line, at: number): Found | null {
  const isStock = isStockBeside(line, at)
  const nouns = isStock ? line.all(at, 'noun').map(({ noun }) => noun) : strongNouns(line, at)
  const isMass = uncountable.test(line.pieces[at]?.text ?? '') && line.all(at, 'measure').length === 0
  if (nouns.length === 0 || !(isMass || isStock)) return null
  return { end: at + 1, items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }] }
}

/** "Inventory and average price by area": beside another number it is one. */
const isStockBeside = (line: Line, at: number): boolean =>
  /^(inventory|supply|portfolio)$/.test(line.pieces[at]?.text ?? '') &&
  line.is(at + 1, 'and', 'comma') &&
  quantityAt(line, line.past(at + 2)) !== null

/** "The numbers of the pending orders" and "orders, numbers and dates" name a column. */
const isName = (line: Line, at: number): boolean =>
  line.pieces[at]?.sentence !== line.pieces[at - 1]?.sentence || line.pieces[at + 1]?.text === 'of'

function ofMeasure(line: Line, at: number, head: string): Found | null {
  if (!ofNumbers.test(head) || line.all(at, 'measure').length === 0) return null
  // "Sale count": of what is both money and things, things are counted.
  if (/^(counts?|tally)$/.test(head) && strongNouns(line, at).length > 0) return null
  const found = quantityAt(line, at)
  if (found === null || found.end !== at + 1) return null
  return { end: at + 2, items: [{ kind: 'quantity', weak: false, quantity: found.quantity }] }
}

function ofNoun(line: Line, at: number, head: string): Found | null {
  const nouns = strongNouns(line, at)
  // "SKU count and units on hand": with another number behind it; alone it is asked for anyway.
  const isBeside = line.pieces[at + 2]?.text === 'and' && line.pieces[at]?.plural !== true
  if (!ofThings.test(head) || nouns.length === 0 || (head === 'count' && !isBeside)) return null
  return { end: at + 2, items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }] }
}

function ofAttribute(line: Line, at: number, head: string): Found | null {
  const attributes = line
    .all(at, 'attribute')
    .flatMap(({ attribute, sort, unpriced }) => (sort === 'number' && unpriced === true ? [attribute] : []))
  if (!ofNumbers.test(head) || attributes.length === 0 || strongNouns(line, at).length > 0) return null
  const quantity = { kind: 'aggregate' as const, fn: 'sum' as const, attributes, adds: true }
  return { end: at + 2, items: [{ kind: 'quantity', weak: false, quantity }] }
}
