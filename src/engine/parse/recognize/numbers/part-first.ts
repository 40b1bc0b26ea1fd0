// Which part a share is asked of, where it stands before it.
import type { Line } from '#engine/parse/piece.ts'
import { strongNouns } from './amount-of.ts'

/** "As a share of", "the cancelled share of": the part stands before, what follows is the whole. */
export function partFirst(line: Line, at: number): { partFirst?: 'said' | 'adjective' } {
  const isOf = /\bof$/.test(line.pieces[at]?.text ?? '') || /^of\b/.test(line.pieces[at + 1]?.text ?? '')
  if (!isOf) return {}
  const words = `${line.pieces[at - 2]?.text ?? ''} ${line.pieces[at - 1]?.text ?? ''}`
  if (/^as (a|an|the)$|\b(as|its|their)$/.test(words)) return { partFirst: 'said' }
  const isAdjective = (['value', 'flag', 'segment'] as const).some(
    kind => line.means(at - 1, kind) !== undefined,
  )
  if (isAdjective) return { partFirst: 'adjective' }
  // "Weekly stays share of bookings per home": things of such a kind, and what they are a share of.
  const isKind =
    line.pieces[at - 1]?.plural === true &&
    strongNouns(line, at - 1).length > 0 &&
    line.all(at - 2, 'value').length > 0 &&
    (at === 2 || line.is(at - 3, 'comma') || line.pieces[at - 3]?.text === 'the')
  const whole = line.past(at + 1)
  const isWhole = strongNouns(line, whole).length > 0 || line.all(whole, 'measure').length > 0
  return isKind && isWhole ? { partFirst: 'said' } : {}
}
