// "Bookings by weekday, weekends included": all seven days, of which none is left out.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const weekends = '(?:the )?(?:weekends?|saturdays? and sundays?|sat and sun|sat & sun)'
const said = new RegExp(
  `(?: ,| \\()? (?:(?:and )?(?:including|incl|include|with|counting|inclusive of) ${weekends}(?: too| as well| in)?|${weekends} (?:are |is |also )?(?:included|inclusive|incl|counted in|and all|as well|too))(?: \\))?(?= [,.?!]|$)`,
)

const rules: readonly Rewriting[] = [
  {
    said,
    // "On weekdays, weekends too" may want the two kinds of days apart.
    meant: ([words], question) =>
      /\b(?:by|per|each|every|of the|of|for each) (?:the )?(?:weekdays?|day(?:s)?(?: of (?:the )?week)?|week)\b/.test(
        question,
      )
        ? ''
        : words,
  },
]

export const weekendsIncluded = wherever(/^(weekends?|saturdays?|sat)$/, rules)
