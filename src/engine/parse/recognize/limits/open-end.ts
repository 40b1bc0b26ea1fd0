// "300 to 600 and above", "… and how many for more than that", "…, the rest", "…, longer": what lies beyond the last range of a row.
import type { Line } from '#engine/parse/piece.ts'
import { bandOf, type Open } from './band.ts'
import { pastJoints } from './band-at.ts'

interface End {
  open: Open
  end: number
}

const beyond = /^(above|over|up|more|beyond|higher|upwards?|longer|later|greater|bigger|larger)$/
const below = /^(less|lower|below|under|fewer|cheaper|shorter)$/
const rest =
  /^((all )?the rest|the rest of (them|it)|rest|everything (else|above|over|beyond|higher|bigger|longer)|anything (else|above|over|beyond|higher|bigger|longer|more)|all (the )?others|the others|others|the remainder|all (above|else)|whatever is left)( that| this| it)?$/
const longestRest = 4

/** `first`: where the row begins; "the rest" of one that begins above nothing would be below it as well. */
export function openEnd(line: Line, at: number, { from, to }: Open, first: Open | undefined): End | null {
  const place = pastJoints(line, at)
  const under = from === undefined ? null : bandOf({ kind: 'bound', op: '<', value: from })
  if (under !== null && place > at && isThan(line, place, below))
    return { open: under, end: pastThat(line, place) }
  const open = to === undefined ? null : bandOf({ kind: 'bound', op: '>', value: to })
  if (open === null) return null
  if (place > at && isThan(line, place, beyond)) return { open, end: pastThat(line, place) }
  if (place > at && isLast(line, place + 1) && beyond.test(textAt(line, place)))
    return { open, end: place + 1 }
  const left = restAt(line, at)
  if (left !== null && (first?.from ?? 0) <= 0) return { open, end: left }
  return line.is(at, 'and', 'or') && beyond.test(textAt(line, at + 1)) ? { open, end: at + 2 } : null
}

const textAt = ({ pieces }: Line, at: number): string => pieces[at]?.text ?? ''

/** "More than that", "above that". */
const pastThat = (line: Line, at: number): number => (textAt(line, at + 1) === 'than' ? at + 3 : at + 2)
const isThan = (line: Line, at: number, way: RegExp): boolean =>
  way.test(textAt(line, at)) && /^(that|this|it)$/.test(textAt(line, pastThat(line, at) - 1))

const isLast = (line: Line, at: number): boolean => line.past(at) >= line.length || line.is(at, 'comma')

/** Behind a joint, which a word of the phrase may itself be taken for. */
function restAt(line: Line, at: number): number | null {
  const joint = [at, at + 1].findLast(place => line.is(place, 'comma', 'and', 'versus'))
  if (joint === undefined) return null
  const first = joint + 1
  for (let end = first + longestRest; end > first; end--) {
    const words = line.pieces.slice(first, end).map(({ text }) => text)
    if (end <= line.length && rest.test(words.join(' '))) return end
  }
  return null
}
