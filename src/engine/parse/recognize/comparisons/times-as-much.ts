// "Spent at least twice as much this year as last year", "three times as many orders in October as in September": the number of one time
// against a multiple of the same number in another.
import type { Comparator } from '#contract/terms.ts'
import type { Line } from '#engine/parse/piece.ts'
import { multipleAt } from '#engine/parse/recognize/limits/multiples.ts'
import { quantityAt } from '#engine/parse/recognize/numbers/quantity.ts'
import type { Found, Recognizer } from '#engine/parse/recognize/recognizer.ts'
import { isThan } from './compared.ts'

interface Multiple {
  op: Comparator
  times: number
  /** The first piece behind "as much", "more". */
  end: number
}

export const timesAsMuch: Recognizer = (line, at): Found | null => {
  const said = asMuch(line, at) ?? percentMore(line, at)
  if (said === null) return null
  const quantity = quantityAt(line, said.end) ?? countedAt(line, said.end)
  const end = quantity?.end ?? said.end
  const isTime = (place: number) => line.means(place, 'period') !== undefined
  const rest = line.pieces.map((_, place) => place).filter(place => place >= end)
  const than = rest.find(place => isThan(line, place) || line.is(place, 'versus'))
  if (than === undefined || !rest.some(place => place < than && isTime(place))) return null
  if (!rest.some(place => place > than && place <= than + 3 && isTime(place))) return null
  return {
    end,
    items: [
      { kind: 'period against period', op: said.op, times: said.times },
      ...(quantity === null ? [] : [{ kind: 'quantity' as const, quantity: quantity.quantity, weak: false }]),
    ],
  }
}

/** "At least twice as much", "three times as many". */
function asMuch(line: Line, at: number): Multiple | null {
  if (!line.pieces.some(({ text }) => /^as\b/.test(text))) return null
  const said = multipleAt(line, at) ?? bareAt(line, at)
  if (said === null) return null
  const as = `${line.pieces[said.end]?.text ?? ''} ${line.pieces[said.end + 1]?.text ?? ''}`
  if (!/^as (?:many|much)\b/.test(as)) return null
  return { ...said, end: line.pieces[said.end]?.text === 'as' ? said.end + 2 : said.end + 1 }
}

/** "At least 50% more", "over 20% less": so much on top of it, or so much of it left. */
function percentMore(line: Line, at: number): Multiple | null {
  const limit = line.means(at, 'amount')
  if (limit?.unit !== 'percent' || limit.amount.kind !== 'bound') return null
  const { op, value } = limit.amount
  const isMore = /^(more|higher)$/.test(line.pieces[at + 1]?.text ?? '')
  const isLess = /^(less|fewer|lower)$/.test(line.pieces[at + 1]?.text ?? '')
  if (!(isMore || isLess) || op.startsWith('<') || (isLess && value >= 100)) return null
  const times = Number((isMore ? 1 + value / 100 : 1 - value / 100).toPrecision(12))
  return { op: isMore ? op : op === '>' ? '<' : '<=', times, end: at + 2 }
}

/** "Twice as many", "three times as much": so much, or more. */
function bareAt(line: Line, at: number): ReturnType<typeof multipleAt> {
  const text = line.pieces[at]?.text ?? ''
  const word = { twice: 2, double: 2, thrice: 3, triple: 3 }[text]
  if (word !== undefined) return { op: '>=', times: word, end: at + 1 }
  const amount = line.means(at, 'amount')
  const [value, ...others] = amount?.amount.kind === 'exact' ? amount.amount.values : []
  const isTimes = /^(times|x)$/.test(line.pieces[at + 1]?.text ?? '')
  return value !== undefined && others.length === 0 && isTimes && value > 1
    ? { op: '>=', times: value, end: at + 2 }
    : null
}

function countedAt(line: Line, at: number) {
  const nouns = line.all(at, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  return nouns.length === 0 ? null : { quantity: { kind: 'count' as const, nouns }, end: at + 1 }
}
