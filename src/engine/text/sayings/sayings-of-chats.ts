// Little words of a chat, which change nothing of what is asked.
import { each } from '#engine/text/word-list.ts'
import type { Saying } from './sayings-of-time.ts'

export const ofChats: readonly Saying[] = [
  // "Just electronics tho", "though only the cabins".
  { meant: '', said: 'though', before: /[a-z\d]/, behind: /^([.?!,]|please|)$/ },
  { meant: '', said: 'though', before: /^$/, behind: /^(just|only|for|with|by|without|not|in)$/ },
  // "Last month in three numbers: orders, revenue and AOV".
  {
    meant: '',
    said: each('in', each('two, three, four, five, a few', 'numbers, figures, columns, words')),
    before: /[a-z\d]/,
    behind: /^[:,.-]$/,
  },
  // "By month of planned check-in": as it stands in the books.
  {
    meant: '',
    said: 'planned, scheduled, intended, expected, original, originally planned',
    before: /^(of|by|per|the|their|its|with|and)$/,
    behind: /^(check|checkin|checkins|checkout|arrival|arrivals|departure|departures|stay)$/,
  },
  // "My places by kind, so how many cabins, how many lofts and so on".
  {
    meant: 'type',
    said: 'kind, kinds, sorts',
    before: /^(by|per)$/,
    behind: /^([,.?!;:]|so|and|with|for|in|this|last|since|please|)$/,
  },
]
