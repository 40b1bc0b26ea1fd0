// "# bookings OTB w/ Jan arrival", "room nights sold": shorthand of those who sell nights.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

export const onTheBooks: readonly Rewording[] = [
  wherever(/^otb$/, [{ said: /\botb(?= |$)/, meant: () => 'on the books' }]),
  wherever(
    [/^room$/, /^nights?$/, /^(?:sold|booked)$/],
    [{ said: /\broom nights? (?:sold|booked)\b/, meant: () => 'nights booked' }],
  ),
]
