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

/** "Pivot reservations: city down, status across, counts". */
const downAndAcross: Rewriting = {
  said: /^(?:(?:a|me|show|give|make|build|do|please) )*(?:pivot|crosstab|cross tab|table|grid|matrix)(?: table)?(?: (?:of|with|for))? (?:the |our )?(?<number>[^,:;]+?) (?:[:,]|with) (?<rows>[a-z ]+?) (?:going )?down(?: the (?:side|left|page))? (?:,|and|;|, and) (?<columns>[a-z ]+?) (?:going )?across(?: the (?:top|page))?(?: (?:,|;|and) (?:(?:just )?(?:the )?(?<cells>counts?|numbers?|how many)(?: in (?:each|the) cells?)?))?(?= [.?!]|$)/,
  meant: ({ groups }) => {
    const { number = '', rows = '', columns = '', cells } = groups ?? {}
    return `${cells === undefined ? '' : 'number of '}${number} by ${rows} and ${columns}`
  },
}

const set = '(?:are|is|=|:)'
const groupWords =
  'brands?|status|statuses|categor(?:y|ies)|states?|cit(?:y|ies)|methods?|types?|days?|weekdays?|weeks?|months?|quarters?|years?|areas?|subdivisions?|communit(?:y|ies)|devices?|sources?|bedrooms|beds|products?|customers?'
/** "Rows = month, columns = completed and refunded, values = number of orders": states for columns, and no groups of their own. */
const pivotOfStates: Rewriting = {
  said: new RegExp(
    `^(?:pivot(?: table)? [:,] )?rows? ${set} (?<rows>[^,:;=]+?) (?:,|and|;) (?:col(?:umn)?s? ${set}|with) (?<columns>(?![^:;=]*\\b(?:${groupWords})\\b)[^:;=]+?) (?:,|and|;) (?:values?|cells?) ${set} (?:number|count) of (?<things>[a-z]+)(?= [.?!]|$)`,
  ),
  meant: ({ groups, 0: said }) => {
    const { rows = '', columns = '', things = '' } = groups ?? {}
    const states = columns.split(/ (?:,|and|, and) /)
    return states.length < 2
      ? said
      : `per ${rows} , ${states.map(state => `how many ${state}`).join(' and ')} ${things}`
  },
}

export const downTheSide = wherever(/^(side|left|page|rows?|column|across)$/, [
  ...rules,
  ...pivoted,
  pivotOfStates,
  downAndAcross,
])
