// "Cheapest first", "biggest gain first", "busiest day at the top": which end of what is shown comes first.
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { attributesAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import { datesAt } from '#engine/parse/recognize/groups/units-of-time.ts'

interface First {
  descending: boolean
  by: readonly string[]
  /** "Biggest spender first": what they spend, where it is shown. "Lowest median first": the only one there is. */
  of?: QuantityRef
  end: number
}

/** "highest first", "cheapest first", "newest first", "biggest gain first". */
export function firstAt(line: Line, at: number): First | null {
  const grade = line.is(at, 'top', 'bottom') && line.all(at + 1, 'extreme').length > 0 ? at + 1 : at
  const ranked = firstRanked(line, at)
  if (ranked !== null) return ranked
  const extreme = line.all(grade, 'extreme')
  const turned = grade > at && line.is(at, 'bottom')
  const high =
    grade === at && line.is(at, 'top')
      ? true
      : extreme[0] === undefined
        ? undefined
        : extreme[0].high !== turned
  const low = line.is(at, 'bottom') || high === false
  if (high !== true && !low) return null
  // "Highest average price first".
  const mean = line.is(grade + 1, 'average') ? 'avg' : line.is(grade + 1, 'median') ? 'median' : null
  const near = [grade + 1, grade + 2, ...(mean === null ? [] : [grade + 3])].find(place =>
    line.is(place, 'first'),
  )
  const between = line.pieces.slice(grade + 1, near ?? grade + 1)
  const isSaid = (text: string) => general.test(text) || isNameEnd(line, text)
  if (near === undefined || between.some(one => !one.soft && one.meanings.length === 0 && !isSaid(one.text)))
    return null
  // "Highest yield first": by what stands between.
  const own = extreme.map(({ attribute }) => attribute)
  const named =
    near > grade + 1 && line.all(near - 1, 'measure').length === 0 ? attributesAt(line, near - 1) : []
  // "Latest check-in first": of two dates the one that is named.
  const days = datesAt(line, near - 1)
  const isNamed = near > grade + 1 && days.length > 0
  const by = own.length > 0 && !isNamed ? own : named
  const isBare = mean !== null && near === grade + 2 && by.length === 0
  const ranks = near === grade + 2 && grade === at ? line.means(at + 1, 'ranks') : undefined
  if (ranks !== undefined && by.length === 0)
    return {
      descending: ranks.high === (high === true),
      by: [],
      of: { kind: 'measure', measures: [ranks.measure] },
      end: near + 1,
    }
  const measures = near > grade + 1 ? line.all(near - 1, 'measure').map(({ measure }) => measure) : []
  if (measures.length > 0 && mean === null && own.length === 0)
    return { descending: high === true, by: [], of: { kind: 'measure', measures }, end: near + 1 }
  const counted = grade === at && mean === null ? countedAt(line, at, near - 1) : []
  if (counted.length > 0)
    return { descending: high === true, by: [], of: { kind: 'count', nouns: counted }, end: near + 1 }
  return {
    descending: high === true,
    by,
    ...(mean !== null && (isBare || by.length > 0)
      ? { of: { kind: 'aggregate', fn: mean, attributes: by } }
      : {}),
    end: near + 1,
  }
}

/** "Most bookings first", "fewest check-ins first": by how many there are. Of reviews, a column holds the number. */
function countedAt(line: Line, at: number, last: number): string[] {
  const isNumber = /^(most|fewest|least|highest|lowest)$/.test(line.pieces[at]?.text ?? '')
  const isOther =
    line.all(last, 'measure').length > 0 || line.all(last, 'attribute').some(({ sort }) => sort !== 'day')
  if (!isNumber || isOther || last <= at) return []
  // "Most viewed first".
  const isDone = /^(most|least) \w+ed$/.test(`${line.pieces[at]?.text} ${line.pieces[last]?.text}`)
  return line
    .all(last, 'noun')
    .flatMap(({ noun, weak, verb }) =>
      (isDone && verb === true) || (!weak && line.pieces[last]?.plural === true) ? [noun] : [],
    )
}

/** "Biggest earner first", "busiest day at the top": from the top of what is shown. */
function firstRanked(line: Line, at: number): First | null {
  const ranks = line.means(at, 'ranks')
  const isUnit =
    line.means(at + 1, 'grain')?.grouping === false ||
    line.all(at + 1, 'attribute').some(({ sort }) => sort === 'other') ||
    general.test(line.pieces[at + 1]?.text ?? '')
  const near = isUnit ? at + 2 : at + 1
  return ranks === undefined || !line.is(near, 'first')
    ? null
    : { descending: ranks.high, by: [], of: { kind: 'measure', measures: [ranks.measure] }, end: near + 1 }
}

/** Words for a number or for one of the rows, whatever they are. */
const general =
  /^(ratio|value|number|figure|amount|total|share|rate|percentage|one|earner|spender|group|row)s?$/

/** "Sale-to-list ratio …, best ratio first": the last word of what is named already. */
const isNameEnd = ({ pieces }: Line, text: string): boolean =>
  pieces.some(one => one.text.endsWith(` ${text}`))
