// "Months down the side, revenue next to it, last year": what heads the rows of a table, and the number that stands in each of them.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const side =
  '(?:(?:running |going |listed )?down the (?:left hand side|left side|side|left|page)|on the left|in the first column|as (?:the )?rows?|for (?:the )?rows)'
const beside =
  '(?: (?:next to|beside|alongside) (?:it|them|each|that)(?: one)?| (?:to|on) the right| in the (?:second|next) column)?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:put|with|show|give|me|the) )*(?<group>[a-z]+(?: [a-z]+)?) ${side} (?:,|and|;|-)(?: and)? (?<number>(?!the rest)[^,;]+?)${beside}(?: ,)?(?<time>(?: (?:in|over|for|since|during|this|last|the|past|ytd|20\\d\\d)\\b[^,;]*)?)(?= [.?!]|$)`,
    ),
    meant: ({ groups }) => {
      const { group = '', number = '', time = '' } = groups ?? {}
      return `${number} by ${group}${time}`
    },
  },
]

/** "Pivot avg sold price, rows subdivision, cols has_pool", "pivot orders: rows category, columns year, values count". */
const pivoted: readonly Rewriting[] = [
  {
    said: /^(?:(?:a|me|show|give|make|build|do|please) )*pivot(?: table)?(?: (?:of|with))? (?<number>[^,:;]+?) [:,] rows? (?:(?:are|is|=|:) )?(?<rows>[^,:;]+?) (?:,|and|;) col(?:s|umns?)? (?:(?:are|is|=|:) )?(?:has )?(?<columns>[^,:;]+?)(?: (?:,|and|;) (?:values?|cells?) (?:(?:are|is|=|:) )?(?<cells>count)(?: of [^,:;]+)?)?(?= [.?!]|$)/,
    meant: ({ groups }) => {
      const { number = '', rows = '', columns = '', cells } = groups ?? {}
      return `${cells === undefined ? '' : 'number of '}${number} by ${rows} and ${columns}`
    },
  },
]

export const downTheSide = wherever(/^(side|left|page|rows?|column)$/, [...rules, ...pivoted])
