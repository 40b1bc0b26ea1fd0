// Cuts a question into pieces: of all the phrases found in it, the set that explains most of its words without overlapping.
import type { Span, Token } from '#engine/text/token.ts'
import { singular } from '#engine/text/stem.ts'
import { softWords } from './grammar.ts'
import type { Meaning, Piece } from './piece.ts'
import { softWhere } from './soft-where.ts'

export interface Candidate extends Span {
  meaning: Meaning
  score: number
}

export function segment(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  softened: ReadonlySet<number>,
): Piece[] {
  const spans = bySpan(candidates)
  const best: { score: number; from: number }[] = [{ score: 0, from: 0 }]
  for (let end = 1; end <= tokens.length; end++) {
    let winner = { score: (best[end - 1]?.score ?? 0) + 0.01, from: end - 1 }
    for (const { start, score } of spans.get(end) ?? []) {
      const total = (best[start]?.score ?? 0) + score
      if (total > winner.score) winner = { score: total, from: start }
    }
    best.push(winner)
  }
  const byStart = Map.groupBy(candidates, ({ start }) => start)
  const pieces: Piece[] = []
  for (let end = tokens.length; end > 0;) {
    const from = best[end]?.from ?? end - 1
    pieces.push(pieceOf(tokens, from, end, byStart.get(from) ?? [], softened))
    end = from
  }
  return pieces.reverse()
}

/** A longer phrase explains more than its parts do: two words at once are worth more than two words. */
function bySpan(candidates: readonly Candidate[]): Map<number, { start: number; score: number }[]> {
  const spans = new Map<number, { start: number; score: number }[]>()
  for (const { start, end, score } of candidates) {
    const weight = score * (end - start) ** 1.15
    spans.set(end, [...(spans.get(end) ?? []), { start, score: weight }])
  }
  return spans
}

function pieceOf(
  tokens: readonly Token[],
  start: number,
  end: number,
  opening: readonly Candidate[],
  softened: ReadonlySet<number>,
): Piece {
  const own = opening.filter(candidate => candidate.end === end)
  const top = Math.max(0, ...own.map(({ score }) => score))
  // "Best seller" and "bestseller" are one.
  const likely = [...new Set(own.filter(({ score }) => score >= top - 0.06).map(({ meaning }) => meaning))]
  // "4 bedrooms or more": what a number has taken for itself says nothing on its own.
  const isTaken = end - start === 1 && softened.has(start) && likely.every(({ kind }) => kind === 'grammar')
  const meanings = isTaken ? [] : likely
  const last = headOf(tokens.slice(start, end))
  const text = tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')
  return {
    start,
    end,
    text,
    // "Neighbourhood" has another form too, and is still one.
    plural:
      last !== undefined && singular(last.text) !== last.text && /(s|people|men|children)$/.test(last.text),
    meanings,
    soft:
      end - start === 1 &&
      meanings.every(({ kind }) => kind === 'grammar') &&
      (softened.has(start) ||
        softWords.has(text) ||
        softWhere[text]?.(tokens[start - 1]?.text ?? '', tokens[end]?.text ?? '') === true ||
        (last?.kind === 'mark' &&
          text !== '$' &&
          text !== '->' &&
          !meanings.some(({ kind }) => kind === 'grammar'))) &&
      !meanings.some(meaning => meaning.kind === 'grammar' && !isLight(meaning.word)),
    sentence: tokens[start]?.sentence ?? 0,
  }
}

/** "Stay on the books" is one stay: the head stands before the preposition. */
function headOf(tokens: readonly Token[]): Token | undefined {
  // "Discounts ask vs sold".
  if (tokens.some(({ text }) => /^(vs|versus)$/.test(text))) return tokens[0]
  const joint = tokens.findIndex(({ text }, at) => at > 0 && /^(of|on|for|in|to|with|at|per|by)$/.test(text))
  const last = tokens[joint < 0 ? tokens.length - 1 : joint - 1]
  // "Units sold", "orders placed": the participle stands behind its head.
  const isParticiple = tokens.length === 2 && joint < 0 && /(ed|sold|made|left)$/.test(last?.text ?? '')
  return isParticiple ? tokens[0] : last
}

/** Words of the grammar that may also just tie a sentence together. */
const isLight = (word: string) => word === 'and' || word === 'all' || word === 'only' || word === 'which'
