// "Revenue by number of bedrooms, smallest homes first": the groups in their own order. Read alone, "smallest first" is of the numbers.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rooms = '(?<rooms>bedrooms?|beds?|bdrms?|bathrooms?|baths?)'
const homes = '(?:homes|houses|properties|listings|places|units|rentals)'
const size = '(?<size>smallest|tiniest|biggest|largest)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:by|per|each)(?: the)?(?: number of)? ${rooms}\\b.* )(?:${size} ${homes} first|(?:starting|beginning) with the ${size.replace('size', 'start')} ${homes}|from the ${size.replace('size', 'from')} ${homes} (?:up|down|to the (?:largest|biggest|smallest)(?: ones)?))(?= [.?!]|$| please)`,
    ),
    meant: ({ groups = {} }) => {
      const end = groups['size'] ?? groups['start'] ?? groups['from'] ?? ''
      const room = groups['rooms'] ?? ''
      return `${/^[st]/.test(end) ? 'fewest' : 'most'} ${room.endsWith('s') ? room : `${room}s`} first`
    },
  },
]

export const smallestHomesFirst = wherever(
  [
    /^(smallest|tiniest|biggest|largest)$/,
    /^(bed|bath|bdrm)/,
    /^(homes|houses|properties|listings|places|units|rentals)$/,
  ],
  rules,
)
