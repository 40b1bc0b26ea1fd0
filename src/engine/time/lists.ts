import { yearOf } from './calendar.ts'
import { inYear, type Named } from './named.ts'
import { period } from './period.ts'
import type { PeriodReading } from './period-reading.ts'
import { primaryAt } from './primary.ts'
import { phrases, skipLongest } from './phrases.ts'
import { type Reader, wordAt } from './reader.ts'
import { type Resolved, resolveInOrder, settle } from './resolve.ts'

const joints = phrases('and, or, and the, or the, and in, or in, plus, +')

/** One period, or several of a kind: "june, july and august 2026", "2024 and 2025". */
export function listAt(reader: Reader, at: number): PeriodReading | undefined {
  const first = primaryAt(reader, at)
  if (first === undefined) return undefined
  const items = [first]
  let closed = false
  let spoken = false
  let tied = false
  for (let last = first; !closed;) {
    const comma = wordAt(reader, last.end) === ','
    const joint =
      reader.tokens[last.end]?.glue === '/'
        ? last.end
        : skipLongest(reader, comma ? last.end + 1 : last.end, joints)
    // "July August and September": who speaks makes no comma between months.
    const bare = joint === undefined && !comma && last.grain === 'month' && last.year === undefined
    const place = joint ?? (comma ? last.end + 1 : last.end)
    const next = joint === undefined && !comma && !bare ? undefined : memberAt(reader, place, last)
    if (next === undefined || next.grain !== first.grain || next.grain === 'span') {
      // "March April and May, all together".
      closed = tied && spoken
      break
    }
    tied = joint !== undefined
    spoken ||= bare
    items.push(next)
    // "Jan/Feb/Mar 2025" goes on as long as it is tied.
    closed = joint !== undefined && wordAt(reader, next.end) !== ',' && reader.tokens[next.end]?.glue !== '/'
    last = next
  }
  // A comma may as well go on with something else: "in 2025, 2000 orders".
  if (!closed) dropUnsure(items)
  if (!closed && spoken) items.length = 1
  return items.length === 1
    ? single(settle(first, reader.today))
    : several(eachLatest(items, reader.today) ?? resolveInOrder(items, reader.today))
}

/** "July and June": named backwards, both are of the same year; "December and January" follow each other. */
function eachLatest(items: readonly Named[], today: Reader['today']): Resolved[] | undefined {
  const [first, second] = resolveInOrder(items, today) ?? []
  const isOpen =
    items.length === 2 && items.every(item => item.window === undefined && item.year === undefined)
  if (!isOpen || first === undefined || first.window.to === second?.window.from) return undefined
  const alone = items.flatMap(item => settle(item, today) ?? [])
  const years = new Set(alone.map(({ window }) => (window.from === undefined ? '' : yearOf(window.from))))
  return alone.length === 2 && years.size === 1 ? alone : undefined
}

/** After "march 2025 and" a bare year means the same month again. */
function memberAt(reader: Reader, at: number, before: Named): Named | undefined {
  const named = primaryAt(reader, at)
  const again = named?.unsure === true && before.grain !== 'year' && before.year !== undefined
  return again && named.year !== undefined ? inYear({ ...before, end: named.end }, named.year) : named
}

function dropUnsure(items: Named[]): void {
  while (items.length > 1 && items.at(-1)?.unsure === true) items.pop()
}

function single(named: Resolved | undefined): PeriodReading | undefined {
  if (named === undefined) return undefined
  const { end, grain, window, trend, otherwise, assumed, shift } = named
  const earlier = window.from === undefined ? undefined : named.inYear?.(yearOf(window.from) - 1)
  return {
    end,
    period: period(window, grain),
    ...(trend === undefined ? {} : { trend }),
    ...(otherwise === undefined ? {} : { otherwise: period(otherwise, grain) }),
    ...(earlier === undefined ? {} : { yearBefore: period(earlier, grain) }),
    ...(assumed === undefined ? {} : { assumed }),
    ...(shift === undefined ? {} : { shift }),
    ...(named.orMonth === undefined ? {} : { orMonth: true }),
    ...(named.inYear === undefined || named.year !== undefined ? {} : { yearless: true }),
    sure: named.unsure !== true,
  }
}

function several(members: readonly Resolved[] | undefined): PeriodReading | undefined {
  const [first, last] = [members?.[0], members?.at(-1)]
  if (members === undefined || first === undefined || last === undefined) return undefined
  // "Black Friday last year, November 28": one day in two words.
  const { from: day, to: next } = first.window
  if (members.every(({ window }) => window.from === day && window.to === next)) {
    const one = single(first)
    return one === undefined ? undefined : { ...one, end: last.end }
  }
  const parts = members.map(({ window, grain }) => period(window, grain))
  const sorted = parts.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
  const [from, to] = [sorted[0]?.from, sorted.at(-1)?.to]
  if (from === undefined || to === undefined) return undefined
  const broken = sorted.some((part, i) => i > 0 && part.from !== sorted[i - 1]?.to)
  return {
    end: last.end,
    period: period({ from, to }, first.grain === 'year' && !broken ? 'year' : 'span'),
    parts,
    ...(broken ? { broken } : {}),
    sure: members.some(member => member.unsure !== true),
  }
}
