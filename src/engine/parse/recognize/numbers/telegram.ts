// "Orders today", "new leads last week?", "orders still pending?": events and a time or a state that they are still in, with nothing
// said about what to show, ask for their number.
import type { Line } from '#engine/parse/piece.ts'
import { values } from '#engine/parse/recognize/conditions/conditions.ts'
import { excludes } from '#engine/parse/recognize/conditions/negated.ts'
import { aheadOf } from '#engine/parse/recognize/times/looks-ahead.ts'
import type { Found, Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { stateNow } from '#engine/parse/recognize/conditions/state-now.ts'

export const telegram: Recognizer = (line, at) => {
  if (at !== 0) return null
  const now = stateNow(line)
  if (now !== null) return now
  const rest = line.pieces.findIndex(
    ({ soft, text }) => !((soft && /^(new|our|my|the)$/.test(text)) || /^(unique|distinct)$/.test(text)),
  )
  const nouns = thingsAt(line, rest)
  const led =
    line.means(rest, 'period') === undefined ? null : countToDate(line, rest + 1, thingsAt(line, rest + 1))
  if (led !== null) return led
  if (nouns.length === 0 || line.pieces[rest]?.plural !== true || line.all(rest, 'measure').length > 0)
    return null
  // "Unique buyers with a completed Books order": whoever says that they count once counts them.
  if (/^(unique|distinct)$/.test(line.pieces[rest - 1]?.text ?? '') && !isShown(line))
    return { end: rest + 1, items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }] }
  const toDate = countToDate(line, rest, nouns)
  if (toDate !== null) return toDate
  const period = line.means(rest + 1, 'period')
  if (period !== undefined && (isLast(line, rest + 1) || onlyLeavesOut(line, rest + 2)))
    return {
      end: rest + 2,
      items: [
        { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } },
        { kind: 'period', period: period.period, dates: [], ...aheadOf(line, rest + 1) },
      ],
    }
  // "Orders placed yesterday", "bookings made last week".
  const isDone =
    comesIn.test(line.pieces[rest + 1]?.text ?? '') && line.means(rest + 2, 'period') !== undefined
  if (isDone && isLast(line, rest + 2))
    return { end: rest + 1, items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }] }
  const state = line.pieces[rest + 1]?.text === 'still' ? values(line, rest + 2) : null
  return state !== null && isLast(line, state.end - 1)
    ? {
        end: state.end,
        items: [{ kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } }, ...state.items],
      }
    : null
}

/** What becomes of all of them says nothing more of them. */
const comesIn =
  /^(placed|made|received|taken|booked|submitted|logged|came in|coming in|come in|that came in)$/

const thingsAt = (line: Line, at: number): string[] =>
  line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))

/** "Year to date bookings for the ski chalets", "orders mtd by paypal": what adds up to this day is a number. */
function countToDate(line: Line, at: number, nouns: readonly string[]): Found | null {
  const place = [at - 1, at + 1].find(one => toDay.test(line.pieces[one]?.text ?? ''))
  const period = place === undefined ? undefined : line.means(place, 'period')
  const things = line.pieces[at]?.plural === true && line.all(at, 'measure').length === 0
  if (place === undefined || period === undefined || !things || nouns.length === 0) return null
  if (isShown(line)) return null
  return {
    end: Math.max(at, place) + 1,
    items: [
      { kind: 'quantity', weak: false, quantity: { kind: 'count', nouns } },
      { kind: 'period', period: period.period, dates: [], ...aheadOf(line, place) },
    ],
  }
}

/** Rows are asked for, or columns of them. */
const isShown = (line: Line): boolean =>
  line.pieces.some(
    ({ text }, at) =>
      line.is(at, 'top', 'bottom', 'first', 'share') ||
      (line.is(at, 'which') && !/^(who|that)$/.test(text)) ||
      (line.is(at, 'order by') && line.all(at, 'noun').length === 0) ||
      (line.all(at, 'attribute').length > 0 && line.all(at + 1, 'value').length === 0),
  )

const toDay = /\b(ytd|mtd|qtd|wtd|to date)$/

/** "Viewings last month, minus cancellations": nothing follows but what is left out. */
const onlyLeavesOut = (line: Line, at: number): boolean => {
  const open = line.is(at, 'comma') ? at + 1 : at
  return (
    excludes(line, open) &&
    line.pieces
      .slice(open + 1)
      .every(
        ({ soft }, i) =>
          soft ||
          line.is(open + 1 + i, 'comma') ||
          line.all(open + 1 + i, 'value').length + thingsAt(line, open + 1 + i).length > 0,
      )
  )
}

/** Only marks and a "please" may follow. */
const isLast = ({ pieces }: Line, at: number): boolean =>
  pieces.slice(at + 1).every(({ text }) => /^(?:[?!.,]|please|pls|plz|thanks|thx)$/.test(text))
