// "On what weekday do the most arrivals fall", "for every day of the week how many bookings start on that day": the day is the group, whatever
// verb tells that something happened on it.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const unit = '(?<unit>weekday|day of the week|week day)'
const rows =
  '(?<what>(?:(?:new|cancelled|completed|refunded) )?(?:arrivals|departures|check ins|check outs|bookings|stays|closings|sales|orders|purchases|refunds|cancellations|inquiries|views|leads|visits|sessions))'
const happen =
  '(?:fall(?: on)?|decline(?: on)?|happen|occur|take place|land(?: on)?|come in|go through|get placed|get made|show up|arrive)'

export const weekdayWithMost: readonly Rewording[] = [
  wherever(
    [/^(weekday|week)$/, /^(most|fewest|least)$/],
    [
      {
        said: new RegExp(
          `\\b(?:on )?(?:what|which) ${unit} (?:do|does|did) (?:the )?(?<end>most|fewest|least)(?: of (?:the|our))? ${rows} (?:usually |typically |mostly )?${happen}(?= ?[,.?!]|$| (?:this|last|in|since)\\b)`,
        ),
        // "Bookings come in" on the day they are made, which is another one than that of the stay.
        meant: ({ groups = {}, 0: said }) =>
          /\b(?:bookings|stays) .*(?:come in|get (?:placed|made)|go through|show up)$/.test(said)
            ? said
            : `which weekday has the ${groups['end'] === 'most' ? 'most' : 'fewest'} ${groups['what'] ?? ''}`,
      },
    ],
  ),
  wherever(
    [/^week(day)?$/, /^that$/, /^day$/],
    [
      {
        said: new RegExp(
          `(?<=\\b(?:each|every|per|by) (?:weekday|day of the week|week day)\\b[^.?!]*?) on that(?: very| particular)? (?:day|weekday)(?= ?[,.?!]|$| (?:this|last|in|since|for)\\b)`,
        ),
        meant: () => '',
      },
    ],
  ),
]
