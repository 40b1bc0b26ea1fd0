import type { GrammarWord } from '#engine/parse/grammar.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Line, MeaningKind, Piece } from '#engine/parse/piece.ts'

export interface Found {
  /** The first piece after what was recognized. */
  end: number
  items: readonly Item[]
}

/** Looks at one place of a question; null where it has nothing to say. */
export interface Recognizer {
  (line: Line, at: number): Found | null
  /** Whether it may have something to say where this piece stands; without it, it is tried at every place. */
  readonly opensAt?: (piece: Piece) => boolean
}

/** What the first piece of a pattern is: one of these is enough. */
export interface Opening {
  /** It may mean one of these; `any`: it means something. */
  kinds?: readonly MeaningKind[] | 'any'
  words?: readonly GrammarWord[]
  /** It reads like one of these: 'from | at least once'. */
  texts?: string
}

/** Spares a recognizer all places where its pattern cannot begin. */
export function opensWith(opening: Opening): (recognize: Recognizer) => Recognizer {
  const texts = new Set(opening.texts?.split('|').map(text => text.trim()))
  const kinds = new Set<MeaningKind>(opening.kinds === 'any' ? [] : opening.kinds)
  const words = new Set<GrammarWord>(opening.words)
  const hasMeaning = kinds.size + words.size > 0
  const opensAt = ({ text, meanings }: Piece): boolean =>
    texts.has(text) ||
    (opening.kinds === 'any' && meanings.length > 0) ||
    (hasMeaning && meanings.some(one => (one.kind === 'grammar' ? words.has(one.word) : kinds.has(one.kind))))
  return recognize => Object.assign(recognize, { opensAt })
}
