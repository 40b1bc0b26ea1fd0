// "Name + total_orders", "sum(total_orders)": a column by its own name is no number of other rows.
import type { Token } from '#engine/text/token.ts'
import type { Meaning } from './piece.ts'

interface Phrase {
  start: number
  end: number
  meaning: Meaning
}

/** Where columns stand that were typed with underscores, as "start end". */
export const typedColumns = (tokens: readonly Token[], phrases: readonly Phrase[]): ReadonlySet<string> =>
  new Set(
    phrases.flatMap(({ start, end, meaning }) =>
      meaning.kind === 'attribute' && isUnderscored(tokens, start, end) ? [`${start} ${end}`] : [],
    ),
  )

const isUnderscored = (tokens: readonly Token[], start: number, end: number) =>
  end > start + 1 && tokens.slice(start + 1, end).every(({ glue }) => glue === '_')
