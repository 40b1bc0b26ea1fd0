// A question that points at its story: what it points to is put in its place, so that it stands whole without the story.
import type { ModelIndex } from './model-index.ts'
import type { Line } from './parse/piece.ts'
import { namesIn } from './parse/pointers.ts'
import { scan } from './parse/scan.ts'
import { isWish, ofPeople, wishEnd } from './parse/wishes.ts'

export interface Told {
  line: Line
  /** The words of some of its pieces, as they were typed. */
  words: (from: number, to: number) => string
}

export interface Filled {
  question: string
  /** Nothing is left of the story that could narrow the rows. */
  isCarried: boolean
}

const there =
  /(?<!\b(?:is|are|was|were|be|been|am|will be) )\b(?:over |up |down |out )?there\b(?! (?:is|are|was|were|be|been)\b)/i
const those = /\b(of )?(?:those|these|them)\b(?! \w+s\b)/i

/** The question with the one place, or the wish, of its story; null where it points at neither. */
export function filledIn(question: string, { line, words }: Told, index: ModelIndex): Filled | null {
  const places = line.pieces.flatMap((piece, at) => (namesIn(piece, index, true) ? [words(at, at + 1)] : []))
  const [place, ...others] = new Set(places)
  if (there.test(question) && place !== undefined && others.length === 0)
    return { question: question.replace(there, `in ${place}`), isCarried: false }
  const from = wishEnd(line)
  if (!those.test(question) || !isWish(line) || from <= 0 || isNarrowedBefore(line, from)) return null
  const wished = words(from, line.length)
  return {
    question: question.replace(those, (_, of: string | undefined) => `${of ?? ''}${wished}`),
    isCarried: true,
  }
}

/** Whether more is said of the rows than what is wished for. */
function isNarrowedBefore(line: Line, from: number): boolean {
  const { placed, unused } = scan(line)
  return (
    placed.some(({ start, item }) => start < from && item.kind !== 'noun' && item.kind !== 'ask') ||
    unused.some(piece => line.pieces.indexOf(piece) < from && !ofPeople(piece))
  )
}
