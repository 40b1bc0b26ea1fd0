// "Never been rented for a whole month or longer", "never booked for more than 27 nights": a stay of that length, and no time in which
// nobody came.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const rented = '(?:rented|booked|let|reserved|leased|taken|occupied)(?: out)?'
const never = '(?:(?:that|which) )?(?:have |has |had )?(?:never|not ever)(?: (?:yet|ever|once))*(?: been)?'
const month =
  'for (?:(?:an?|one) (?:whole|full|entire) month(?: or (?:longer|more)| straight| at a time)?|(?:an?|one) month (?:or (?:longer|more)|straight|at a time))'

export const forAWholeMonth: readonly Rewording[] = [
  wherever(/^month$/, [
    {
      said: new RegExp(`\\b${never} ${rented} ${month}(?= |$)`),
      meant: () => 'without a monthly stay',
    },
    {
      said: new RegExp(
        `(?<=\\b(?:homes|houses|properties|listings|places|rentals|ones) )(?:(?:that|which) )?(?:(?:got|get|were|was|have been|had been) )?${rented} ${month}(?= |$)`,
      ),
      meant: () => 'with a monthly stay',
    },
    {
      said: new RegExp(
        `(?<=\\b(?:stays|bookings|reservations) )(?:of|lasting|${month.slice(0, 3)}) ${month.slice(4)}(?= |$)`,
      ),
      meant: () => 'of 28 nights or more',
    },
  ]),
  wherever(
    [/^never$/, /^nights?$/],
    [
      {
        said: new RegExp(
          `\\b${never} ${rented} for (?<bound>more than|over|at least|longer than) (?<n>\\d+|two|three|four|five|six|seven|ten|fourteen) nights(?: in a row| straight| at a time)?(?= |$)`,
        ),
        meant: ({ groups = {} }) => {
          const least = groups['bound'] === 'at least' ? 'at least' : 'more than'
          return `with no stay of ${least} ${groups['n'] ?? ''} nights`
        },
      },
    ],
  ),
]
