// "Homes that had bookings in 2024 but none in 2025": none of those, in a time of its own.
import { wherever } from '#engine/text/rewritten.ts'

const rows =
  '(?<rows>bookings?|stays?|reservations?|inquiry|inquiries|views?|clicks?|favorites?|shares?|closings?|check - ins|cancellations?|refunds?)'

export const butNoneThen = wherever(/^none$/, [
  {
    said: new RegExp(
      `(?<=\\b(?:had|have|has|with|got|having) (?:an? |any |some |at least (?:one|an?|\\d+) |more than \\d+ |over \\d+ |\\d+ or more )?(?:(?:completed|confirmed|cancelled) )?${rows} (?!(?:by|per|for each) )[^,;?]*?(?: ,)? (?:but|and) (?:had |have |has |with |got )?)none (?=(?:in|during|this|last|since|next|after|over|for) )`,
    ),
    meant: ({ groups }) => `no ${many(groups?.['rows'] ?? '')} `,
  },
])

const many = (said: string): string =>
  said === 'inquiry' ? 'inquiries' : said.endsWith('s') ? said : `${said}s`
