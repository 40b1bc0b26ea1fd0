// "How many of those can be rented right now, so available": what can be had is available, and is not told twice.
import { wherever } from '#engine/text/rewritten.ts'

const now = '(?: (?:right now|now|today|at the moment|currently|at present))'

export const canBeRented = wherever(
  [/^can$/, /^be$/, /^(rented|booked|let|reserved|had)$/],
  [
    {
      said: new RegExp(
        `\\b(?:that |which )?can(?: (?:still|actually|currently))? be (?:rented|booked|let|reserved|had)(?: out)?${now}(?: (?:, )?(?:so|i e|meaning|that is|as in)(?: are| they are)? available${now}?)?(?= [,.?!]|$| (?:in|by|per|and)\\b)`,
      ),
      meant: () => 'are available',
    },
  ],
)
