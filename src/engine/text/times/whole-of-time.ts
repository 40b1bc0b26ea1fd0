// "Revenue to date and on the books", "all bookings, past and future": what was and what is to come are everything, and no day ends it.
import { rewritten, wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const still = '(?:(?:what|whatever|those|that|everything) )?(?:(?:is|are) )?(?:still |already |currently )?'
const toCome = `${still}(?:on the books|to come|coming up|ahead of us|ahead|booked ahead|upcoming|in the future)`
const joint = '(?: ,)?(?: and| plus| as well as| together with| &| \\+)'
const soFar =
  '(?:(?:earned|made|booked|collected|received|taken|realized|banked) )?(?:to date|so far|until now|up to now)'
const span = '(?:this|the current) (year|month|quarter|week)'

const ofSpan = new RegExp(
  `\\b(?:so far ${span}|${span} (?:to date|so far)|(year|month|quarter) to date)${joint} ${toCome}(?= |$)`,
)
const ofAll = new RegExp(`\\b(?:both )?${soFar}${joint} ${toCome}(?= |$)`)
const named = '(?:past|previous|historic|historical)'
const future = '(?:future|upcoming|coming|to come)'
const pastAndFuture = new RegExp(
  `(?: ,)? (?:both )?(?:${named} and ${future}|${future} and ${named})(?: ,)?(?= |$)`,
)
const ofWhole = /\b(all|total|share|percent|percentage|portion|overall|altogether|combined)\b/
const apart = /\b(vs|versus|compare|compared|against|each|separate|separately|split|side)\b/

/** "Revenue for 2025 and 2026, incl. confirmed still to come": they are part of it, and not all of it. */
const included =
  /(?: [,(])? (?:including|incl|incl\.|includes|counting) (?:(?:the|what|whatever|those|that|everything|anything|is|are|all|confirmed|stays|bookings|reservations|ones|which|still|already) ){0,5}(?:on the books|to come|coming up|ahead|(?:upcoming|future)(?: (?:ones|bookings|stays|reservations|arrivals))?)(?: \))?(?= [,.?!]|$)/

const endsToday = /\b(?:ytd|mtd|qtd|wtd|to date|so far|until now|up to now|today|past|last (?:\d+|few))\b/

export const includedAhead = wherever(
  [/^(including|incl|incl\.|includes|counting)$/, /^(books|come|coming|upcoming|ahead|future)$/],
  // "Year to date including what is to come" ends later than today.
  [{ said: included, meant: ([said], question) => (endsToday.test(question) ? said : '') }],
)

export const wholeOfTime = wherever(
  [/^(books|come|coming|upcoming|future|ahead)$/, /^(date|far|now|past|previous|historic|historical)$/],
  (tokens: readonly Token[]): readonly Token[] => {
    if (tokens.some(({ text }) => apart.test(text))) return tokens
    return rewritten(tokens, [
      { said: ofSpan, meant: ([, one, other, last]) => `this ${one ?? other ?? last ?? ''}` },
      { said: ofAll, meant: () => '' },
      // "Past and upcoming bookings" alone may be asked for apart.
      { said: pastAndFuture, meant: ([said], question) => (ofWhole.test(question) ? '' : said) },
    ])
  },
)
