// "At least as many full baths as bedrooms", "the same number of beds as baths", "where full baths = beds": two numbers of the same row.
// Without this both would only be shown, of every row that there is.
import type { Comparator } from '#contract/terms.ts'
import type { Line } from '#engine/parse/piece.ts'
import { numbersAt } from '#engine/parse/recognize/limits/numbers-at.ts'
import type { Found, Recognizer } from '#engine/parse/recognize/recognizer.ts'

const signs: Readonly<Record<string, Comparator>> = { '=': '=', '>=': '>=', '<=': '<=', '<>': '<>' }
const equal =
  /^(?:(?:exactly |just )?as many|(?:exactly )?(?:the )?same (?:number|amount) of|(?:an )?equal numbers? of) /
const bounds: readonly [RegExp, Comparator][] = [
  [/^(?:at least|no fewer than|not fewer than) as many /, '>='],
  [/^(?:at most|no more than|not more than) as many /, '<='],
]

export const asManyAs: Recognizer = (line, at) => inWords(line, at) ?? inSigns(line, at)

function inWords(line: Line, at: number): Found | null {
  if (!/^(at|no|not|exactly|just|as|same|the|an|equal)\b/.test(line.pieces[at]?.text ?? '')) return null
  const words = line.pieces
    .slice(at, at + 7)
    .map(({ text }) => `${text} `)
    .join('')
  const bound = bounds.find(([said]) => said.test(words))
  const found = (bound?.[0] ?? equal).exec(words)?.[0]
  if (found === undefined) return null
  const first = placeBehind(line, at, found.length)
  const joint = first === null ? '' : (line.pieces[first + 1]?.text ?? '')
  if (first === null || !/^(as|and)$/.test(joint) || (joint === 'and' && bound !== undefined)) return null
  return against(line, first, bound?.[1] ?? '=', line.past(first + 2))
}

/** "Full baths >= beds". */
function inSigns(line: Line, at: number): Found | null {
  const op = signs[line.pieces[at + 1]?.text ?? '']
  return op === undefined ? null : against(line, at, op, line.past(at + 2))
}

function against(line: Line, first: number, op: Comparator, second: number): Found | null {
  const [left, right] = [numbersAt(line, first), numbersAt(line, second)]
  const isLimit = line.means(second, 'amount') !== undefined
  if (left.length === 0 || right.length === 0 || isLimit || left.some(id => right.includes(id))) return null
  return {
    end: second + 1,
    items: [{ kind: 'condition', condition: { kind: 'attributes', left, op, right } }],
  }
}

function placeBehind(line: Line, at: number, length: number): number | null {
  let place = at
  for (let read = 0; read < length; place++) read += (line.pieces[place]?.text.length ?? 0) + 1
  return place < line.length ? place : null
}
