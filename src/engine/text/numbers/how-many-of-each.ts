// "Google leads vs Airbnb leads, and how many of each left a message": a part of what is counted already, and no second whole. "Bothered to
// leave one" is that they left it.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

/** "How many of each are left" is what is in stock. */
const part =
  '(?:left (?:an?|any|us|some)|wrote|sent|want|wants|wanted|mentioned|(?:were|was|are|got) (?!left|in|there|available|out|on)[a-z]+)'

const ofEach: Rewriting = {
  said: new RegExp(
    `(?<=[a-z] )(?:, )?(?:and|plus|&|with) (?:of those )?how many (?:of each|in each|from each|of each of (?:them|those|these)|for each) (?:actually |even |also )?(?=${part}\\b)`,
  ),
  meant: () => 'and of those how many ',
}

const past: Readonly<Record<string, string>> = {
  leave: 'left',
  write: 'wrote',
  send: 'sent',
  come: 'came',
  book: 'booked',
  mention: 'mentioned',
}
const bothered: Rewriting = {
  said: /\b(?:even |actually )?(?:bothered|cared|troubled themselves|took the time|took the trouble|made the effort|went to the trouble)(?: to| and| of)? (?<verb>leave|write|send|come|book|mention)\b/,
  meant: ({ groups }) => past[groups?.['verb'] ?? ''] ?? '',
}

/** "With the share count": how often they were shared, and no part of a whole. */
const countOf: Rewriting = {
  said: /(?<=(?:,|:|and|with|plus|show|\+|&) )(?:the |their |its )?(?<what>share|view|click|favorite|inquiry|booking|order) counts?(?= [,.?!;]|$| (?:and|for|in)\b)/,
  meant: ({ groups }) => `number of ${plural[groups?.['what'] ?? ''] ?? ''}`,
}
const plural: Readonly<Record<string, string>> = {
  share: 'shares',
  view: 'views',
  click: 'clicks',
  favorite: 'favorites',
  inquiry: 'inquiries',
  booking: 'bookings',
  order: 'orders',
}

export const howManyOfEach: readonly Rewording[] = [
  wherever(/^(bothered|cared|troubled|took|made|went)$/, [bothered]),
  wherever([/^many$/, /^each$/], [ofEach]),
  wherever([/^(share|view|click|favorite|inquiry|booking|order)$/, /^counts?$/], [countOf]),
]
