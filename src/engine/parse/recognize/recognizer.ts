import type { Item } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'

export interface Found {
  /** The first piece after what was recognized. */
  end: number
  items: readonly Item[]
}

/** Looks at one place of a question; null where it has nothing to say. */
export type Recognizer = (line: Line, at: number) => Found | null
