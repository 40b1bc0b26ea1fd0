import type { GrammarWord } from '#engine/parse/grammar.ts'
import type { Item } from '#engine/parse/item.ts'
import type { Line, MeaningKind } from '#engine/parse/piece.ts'

export interface Found {
  /** The first piece after what was recognized. */
  end: number
  items: readonly Item[]
}

/** Looks at one place of a question; null where it has nothing to say. */
export interface Recognizer {
  (line: Line, at: number): Found | null
  /** What its pattern begins with; without it, it is tried at every place. */
  readonly opening?: Opening
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
export const opensWith =
  (opening: Opening) =>
  (recognize: Recognizer): Recognizer =>
    Object.assign(recognize, { opening })
