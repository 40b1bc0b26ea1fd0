// "Under 500k, 500k to 1M, 1M and up": ranges in a row are groups, not limits.
import type { Amount, Line } from '#engine/parse/piece.ts'
import { numbersAt } from './quantity.ts'
import type { Recognizer } from './recognizer.ts'

interface Band {
  label: string
  from?: number
  to?: number
}

const wordFor = /^(bands?|buckets?|brackets?|ranges?|tiers?|price bands?|bucketed|banded)$/

export const bands: Recognizer = (line, at) => {
  const start = leadIn(line, at)
  const found: Band[] = []
  let place = start.at
  let end = at
  for (;;) {
    const amount = line.means(place, 'amount')?.amount
    const band = amount === undefined ? null : bandOf(amount)
    if (band === null) break
    found.push(band)
    end = place + 1
    place = pastJoints(line, end)
  }
  if (found.length < 2 || !follow(found)) return null
  return { end, items: [{ kind: 'key', key: { kind: 'bands', attributes: start.attributes, bands: found } }] }
}

/** What stands before the ranges: "by price band:", "built", or nothing. */
function leadIn(line: Line, at: number): { at: number; attributes: string[] } {
  let place = at
  const attributes: string[] = []
  const isBand = (one: number) => wordFor.test(line.pieces[one]?.text ?? '')
  for (let step = 0; step < 5; step++) {
    const numbers = numbersAt(line, place)
    if (numbers.length > 0 && line.means(place, 'amount') === undefined) attributes.push(...numbers)
    else if (!(isBand(place) || line.is(place, 'by', 'comma') || line.pieces[place]?.soft === true)) break
    place++
  }
  return { at: place, attributes }
}

function pastJoints(line: Line, from: number): number {
  let place = from
  while (line.is(place, 'comma', 'and', 'or') || line.pieces[place]?.soft === true) place++
  return place
}

const money = (value: number) =>
  value >= 1_000_000 ? `${value / 1_000_000}M` : value >= 10_000 ? `${value / 1000}k` : String(value)

function bandOf(amount: Amount): Band | null {
  switch (amount.kind) {
    case 'range':
      return { label: `${money(amount.from)} to ${money(amount.to)}`, from: amount.from, to: amount.to }
    case 'bound':
      return amount.op === '<' || amount.op === '<='
        ? { label: `under ${money(amount.value)}`, to: amount.value }
        : { label: `${money(amount.value)} and up`, from: amount.value }
    default:
      return null
  }
}

/** Each range begins where the one before it ends; anything else is several limits. */
const follow = (list: readonly Band[]): boolean =>
  list.every((band, at) => at === 0 || (band.from !== undefined && band.from === list[at - 1]?.to))
