// A question's words with their meanings, without slips and stories; what was told in them is handed on, to be named as not used.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Span, Token } from '#engine/text/token.ts'
import { withAntecedent } from './antecedent.ts'
import { withAskedHead } from './asked-head.ts'
import { isGloss } from './captions.ts'
import { withoutHeadline } from './headline.ts'
import { withKindBehind } from './kind-of-groups.ts'
import { link } from './link.ts'
import { namesakes } from './namesakes.ts'
import { withOtherSide } from './other-side.ts'
import { withoutOwners } from './owners-of-kinds.ts'
import { withPeopleOfPlaces } from './people-of-places.ts'
import { Line, type Piece } from './piece.ts'
import { repaired } from './repair.ts'
import { scan } from './scan.ts'
import { withStateFirst } from './state-first.ts'
import { hasOwnStory, withoutDays, withoutStory } from './story.ts'
import { withEachOfKind, withFirstOfKind, withStuffOfKind, withThingsOfKinds } from './things-of-kinds.ts'
import { withVerbsOfWay } from './verb-of-way.ts'
import { withOneOfGroups } from './one-of-groups.ts'
import type { Vocabulary } from './vocabulary.ts'
import { withPeople } from './who-did.ts'
import { ofPeople } from './wishes.ts'

export interface AskedLine {
  line: Line
  /** Runs of words that only tell. */
  told: readonly Span[]
}

export function askedLine(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  index: ModelIndex,
  today: string,
): AskedLine {
  const kinds = withThingsOfKinds(withOneOfGroups(link(tokens, vocabulary, today), index), index)
  const named = withStuffOfKind(withFirstOfKind(withEachOfKind(kinds, index), index), index)
  const found = withPeopleOfPlaces(withVerbsOfWay(named), index)
  const linked = repaired(withPeople(withoutOwners(namesakes(found, index), index), index))
  const said = withOtherSide(withStateFirst(withAskedHead(withKindBehind(withAntecedent(linked)))))
  const whole = withoutHeadline(said, index)
  if (scan(whole).unused.length === 0 && !hasOwnStory(whole))
    return { line: tokens.some(isPause) ? withoutDays(tokens, whole) : whole, told: [] }
  const asked = withoutStory(tokens, whole, index)
  return asked === null
    ? { line: whole, told: [] }
    : { line: withoutHeadline(asked, index), told: leftOut(whole, asked) }
}

/** What of a line is not in what is left of it, and says more than who asks. */
export function leftOut(whole: Line, rest: Line): Span[] {
  const starts = new Set(rest.pieces.map(({ start }) => start))
  // "She has her heart set on Old Town. What is for sale there": what is pointed at stands elsewhere now.
  const meanings = new Set(rest.pieces.map(piece => piece.meanings))
  const isKept = (piece: Piece) => starts.has(piece.start) || meanings.has(piece.meanings)
  const runs: Piece[][] = [[]]
  for (const piece of whole.pieces)
    if (isKept(piece)) runs.push([])
    else runs.at(-1)?.push(piece)
  return runs.flatMap(run => {
    const [first, last] = [run[0], run.at(-1)]
    const said = new Line(run)
    const isSaying =
      !isGloss(said) && scan(said).unused.some(piece => !ofPeople(piece) && piece.text !== 'no')
    return first === undefined || last === undefined || !isSaying
      ? []
      : [{ start: first.start, end: last.end }]
  })
}

const isPause = ({ kind, text }: Token) => kind === 'mark' && /^[,.:;!?-]$/.test(text)
