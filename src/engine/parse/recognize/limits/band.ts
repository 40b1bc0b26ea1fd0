// One range among several, and how they share the values at their borders.
import type { SaidBand } from '#engine/parse/key-ref.ts'
import type { Amount, Period } from '#engine/parse/piece.ts'
import type { Band } from '#engine/plan.ts'

/** A band with what its own words say of its borders; `touches`: "500 to 1000" gives its end to a range that begins there. */
export interface Open extends Band {
  touches?: boolean
}

export const nothingBand: Open = { label: 'nothing', from: 0, to: 0, upTo: true }

const short = (value: number) =>
  value >= 1_000_000 ? `${value / 1_000_000}M` : value >= 10_000 ? `${value / 1000}k` : String(value)

export function bandOf(amount: Amount): Open | null {
  switch (amount.kind) {
    case 'range': {
      const { from, to, toIncluded } = amount
      return { label: `${short(from)} to ${short(to)}`, from, to, upTo: toIncluded, touches: true }
    }
    case 'bound': {
      const { op, value } = amount
      if (op === '<') return { label: `under ${short(value)}`, to: value }
      if (op === '<=') return { label: `up to ${short(value)}`, to: value, upTo: true }
      if (op === '>') return { label: `over ${short(value)}`, from: value, above: true }
      return { label: `${short(value)} and up`, from: value }
    }
    case 'exact': {
      const [value, ...more] = amount.values
      if (value === undefined) return null
      // "One, two or three, four and up": neighbors that are said together are one range.
      const last = more.at(-1) ?? value
      if (more.some((next, at) => next !== value + at + 1)) return null
      const label = value === 0 ? 'nothing' : last === value ? short(value) : `${value} to ${last}`
      return { label, from: value, to: last, upTo: true }
    }
    case 'around':
      return null
  }
}

/** "Before 1980", "from 1980 to 1999", "since 2000". */
export function bandOfYears({ from, to }: Period): Open | null {
  const year = (day: string) => Number(day.slice(0, 4))
  if ([from, to].some(day => day !== undefined && !day.endsWith('-01-01'))) return null
  const first = from === undefined ? undefined : year(from)
  const after = to === undefined ? undefined : year(to)
  if (first === undefined && after === undefined) return null
  if (first === undefined) return { label: `before ${after}`, ...(after === undefined ? {} : { to: after }) }
  if (after === undefined) return { label: `${first} and later`, from: first }
  return { label: first === after - 1 ? String(first) : `${first} to ${after - 1}`, from: first, to: after }
}

const byStart = (a: Open, b: Open) => (a.from ?? -Infinity) - (b.from ?? -Infinity)

/** "Under 500, 500k to 1M": a border that two ranges share is one number, and the scale is said once. */
function inOneScale(found: readonly Open[]): readonly Open[] {
  const sorted = found.toSorted(byStart)
  const isShort = ({ to }: Open, { from }: Open) =>
    to !== undefined && to > 0 && from !== undefined && (from === to * 1000 || from * 1000 === to)
  if (!sorted.some((one, at) => at > 0 && isShort(sorted[at - 1] ?? one, one))) return found
  return inThousands(found)
}

/** Borders below a thousand, said for so many thousands. */
export function inThousands<B extends Band>(bands: readonly B[]): B[] {
  const isShort = bands.every(({ from = 0, to = 0 }) => from < 10_000 && to < 10_000)
  const whole = (value: number) => (value > 0 && (value < 1000 || isShort) ? value * 1000 : value)
  return bands.map(band => ({
    ...band,
    ...(band.from === undefined ? {} : { from: whole(band.from) }),
    ...(band.to === undefined ? {} : { to: whole(band.to) }),
    label: band.label.replace(/\b\d+\b/g, digits => short(whole(Number(digits)))),
  }))
}

/** The bands with their borders settled, or null where they do not follow each other: then they are several limits. */
export function inRow(given: readonly Open[]): SaidBand[] | null {
  const found = inOneScale(given)
  const sorted = found.toSorted(byStart)
  // "Nothing, up to 500": what has no lower bound of its own begins behind the nothing.
  const first = sorted.findIndex(({ from }) => from === 0)
  const nothing = sorted[first]
  const ordered =
    nothing !== undefined && nothing.to === 0 ? [nothing, ...sorted.filter(one => one !== nothing)] : sorted
  const row: SaidBand[] = []
  for (const [at, { touches, ...band }] of ordered.entries()) {
    const before = ordered[at - 1]
    const settled = before === undefined ? band : behind(before, band)
    if (settled === null) return null
    const next = ordered[at + 1]
    const shared = touches === true && next?.from === band.to && next?.above !== true
    row.push(shared ? { ...settled, upTo: false } : { ...settled, ...endOf(band, next) })
  }
  // "3 or 4 bedrooms" are values, not bands.
  return ordered.every(({ from, to }) => from === to) ? null : row
}

/** "Before 1980 vs 2000 or later": two that are held against each other may leave some out between them. */
export function setApart(given: readonly Open[]): Band[] | null {
  const [low, high, ...others] = inOneScale(given).toSorted(byStart)
  const areOpen = low?.from === undefined && high?.to === undefined
  if (low?.to === undefined || high?.from === undefined || others.length > 0) return null
  return areOpen && low.to <= high.from ? [low, high] : null
}

function behind(before: Open, band: Band): Band | null {
  if (before.to === undefined) return null
  if (band.from === undefined) return before.to === 0 ? { ...band, from: 0, above: true } : null
  if (band.from === before.to)
    return before.upTo === true && before.touches !== true ? { ...band, above: true } : band
  if (band.from === band.to) return band.from > before.to && band.from - before.to <= 1 ? band : null
  return before.upTo === true && followsWhole(before.to, band.from)
    ? { ...band, from: before.to, above: true }
    : null
}

/** "0-50, 51-100", "200 to 399.99, 400 or more": whole numbers and cents leave no gap. */
const followsWhole = (end: number, next: number): boolean => {
  const step = Number.isInteger(end) ? 1 : Number.isInteger(Math.round(end * 1000) / 100) ? 0.1 : 0.01
  return Math.abs(next - end - step) < 1e-6
}

const endOf = ({ from, to, upTo }: Band, next: Open | undefined): Pick<SaidBand, 'endsBefore'> =>
  to !== undefined && from !== to && upTo === true && next?.from !== undefined && followsWhole(to, next.from)
    ? { endsBefore: next.from }
    : {}
