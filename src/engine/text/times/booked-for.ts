// "How many guests booked a Florida place for 2026": the time of the stay, whenever it was booked. "Booked in 2026" is when.
import { wherever } from '#engine/text/rewritten.ts'

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

export const bookedFor = wherever(
  [/^booked$/, /^for$/],
  [
    {
      said: new RegExp(
        `(?<=\\bbooked (?:an? |the |our |one of our |any |some )?(?:[a-z]+ ){1,3})for (?=(?:the )?(?:20\\d\\d|twenty twenty(?: |-)[a-z]+|(?:this|next|last) (?:year|month|week|summer|winter|spring|fall|quarter)|${months})\\b)`,
      ),
      meant: () => 'with check-in in ',
    },
  ],
)
