// What a question says about time, as meanings of its words.
import type { Token } from '#engine/text/token.ts'
import { recognizeTimes, type TimePiece } from '#engine/time/times.ts'
import type { Window } from '#engine/time/period.ts'
import type { Meaning, Period } from './piece.ts'

export interface TimeCandidate {
  start: number
  end: number
  meaning: Meaning
  /** A bare number may be a year or count something. */
  sure: boolean
}

export function timeCandidates(
  tokens: readonly Token[],
  today: string,
): { found: TimeCandidate[]; silent: number[]; now: number[] } {
  const found: TimeCandidate[] = []
  const silent: number[] = []
  const now: number[] = []
  for (const piece of recognizeTimes(tokens, today)) {
    const meaning = meaningOf(piece)
    const { start, end } = piece
    const sure = piece.kind !== 'period' || piece.sure
    if (meaning !== null) found.push({ start, end, meaning, sure })
    // "Check in last month": the word before the period may belong to what stands before it.
    if (meaning !== null && piece.kind === 'period' && piece.core > start)
      found.push({ start: piece.core, end, meaning, sure })
    // "Right now" and "ever" say that no period is meant.
    if (meaning === null && piece.kind === 'marker') for (let at = start; at < end; at++) silent.push(at)
    if (piece.kind === 'marker' && piece.marker === 'now') now.push(start)
  }
  return { found, silent, now }
}

function meaningOf(piece: TimePiece): Meaning | null {
  switch (piece.kind) {
    case 'period': {
      const { from, to, label } = piece.period
      const trendFrom = piece.trend?.from
      return {
        kind: 'period',
        period: {
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
          label,
          ...(trendFrom === undefined ? {} : { trendFrom }),
          ...(piece.parts === undefined ? {} : { parts: piece.parts.map(plain) }),
          ...(piece.otherwise === undefined ? {} : { otherwise: plain(piece.otherwise) }),
          ...(piece.yearBefore === undefined ? {} : { yearBefore: plain(piece.yearBefore) }),
          ...(piece.range === undefined ? {} : { range: piece.range }),
          ...(piece.yearless === undefined ? {} : { yearless: piece.yearless }),
          ...(piece.since === undefined ? {} : { since: piece.since }),
          ...(piece.orMonth === undefined ? {} : { orMonth: piece.orMonth }),
          ...(piece.broken === undefined ? {} : { broken: piece.broken }),
        },
      }
    }
    case 'marker': {
      if (piece.period === undefined) return null
      const { from, to, label } = piece.period
      return {
        kind: 'period',
        period: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }), label },
      }
    }
    case 'weekdays':
      return { kind: 'weekdays', days: piece.days }
    case 'grain':
      return {
        kind: 'grain',
        grain: piece.grain,
        grouping: piece.form !== 'noun' && piece.form !== 'a' && piece.form !== 'counted',
        counted: piece.form === 'counted',
      }
    case 'change':
      return { kind: 'change', over: piece.over }
    case 'shift':
      return { kind: 'shift', shift: piece.shift }
    case 'edge':
      return { kind: 'edge' }
    case 'rest':
      return null
  }
}

const plain = ({ from, to, label }: Window & { label: string }): Period => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  label,
})
