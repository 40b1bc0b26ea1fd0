// "Did not get cancelled", "without being refunded": what did not happen to them, as those say it who do not say "were not".
import { wherever } from '#engine/text/rewritten.ts'

const done =
  '(?=(?:cancelled|canceled|refunded|returned|completed|confirmed|booked|viewed|sold|paid|shipped)\\b)'

export const gotDone = wherever(/^(get|got|gotten|being|getting)$/, [
  {
    said: new RegExp(`\\b(?:did|does|do|have|has|had) not (?:get|got|gotten) ${done}`),
    meant: () => 'were not ',
  },
  { said: new RegExp(`\\bwithout (?:being|getting) ${done}`), meant: () => 'that were not ' },
])
