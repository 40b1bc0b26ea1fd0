// "Stays of this year, booked no more than 5 days before check-in": behind a time the word is no state of a home, but how far ahead they were
// made.
import { wherever } from '#engine/text/rewritten.ts'

const limit =
  '(?:no more than|not more than|at most|less than|fewer than|more than|over|under|at least|no less than|within|up to|only|just)'
const count = '(?:two|three|four|five|six|seven|ten|fourteen|thirty|sixty|ninety|\\d+)'
const ahead =
  '(?:before (?:the )?(?:check in|checkin|arrival|stay|guests? (?:came|arrived|checked in))|ahead|in advance|beforehand|out)'

export const bookedBefore = wherever(
  [/^booked$/, /^(before|ahead|advance|beforehand|out)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b(?:year|month|quarter|week|20\\d\\d) (?:, )?)(?:(?:that|which) )?(?:were |was |got )?booked (?=${limit} ${count} (?:days?|weeks?|months?) ${ahead}(?= |$))`,
      ),
      meant: () => 'that were made',
    },
  ],
)
