// "Homes listed since May, by date listed, descending": the newest first. A date of rows that have several is left as it was said.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const date = '(?:the )?(?:date listed|date added|listing date|list date|date of listing)'
const down = '(?:descending|desc|newest first|latest first|most recent first)'
const up = '(?:ascending|asc|oldest first|earliest first)'
const order = '(?:sorted|ordered|ranked|sort|order)'

const spoken = (side: string, meant: string): Rewriting[] => [
  {
    said: new RegExp(
      `(?: [,(-])? (?:${order} )?by ${date}(?: [,(-])?(?: in)? ${side}(?: order)?(?: \\))?(?= [,.?!]|$)`,
    ),
    meant: () => ` , ${meant}`,
  },
  {
    said: new RegExp(`(?: [,(-])? (?:${order} )(?:in )?${side}(?: order)? by ${date}(?: \\))?(?= [,.?!]|$)`),
    meant: () => ` , ${meant}`,
  },
  // "With listing date in the last 12 months, sorted descending by date".
  {
    said: new RegExp(
      `(?<=\\b(?:listed|added|listing date|date listed)\\b.*)(?: [,(-])? (?:${order} )(?:(?:in )?${side}(?: order)? by (?:the )?date|by (?:the )?date(?: [,(-])?(?: in)? ${side}(?: order)?)(?: \\))?(?= [,.?!]|$)`,
    ),
    meant: () => ` , ${meant}`,
  },
]

export const byDateListed = wherever(
  [/^date$/, /^(descending|desc|ascending|asc|newest|latest|most|oldest|earliest)$/],
  [...spoken(down, 'newest first'), ...spoken(up, 'oldest first')],
)
