// "Bookings last month: total, cancelled, weekly": the things stand once, as a heading, and behind it all of them and some of them
// are counted. Without the total among them, the same words only narrow: "bookings: cancelled, in Aspen".
import { headOf, type NumbersOfOneNoun } from './numbers-of-one-noun.ts'

const all = /^(?:the )?(?:total|all|overall|in total|total count|total number|everything)$/i

export function numbersUnderHeading(question: string): NumbersOfOneNoun | null {
  const [, head, list] = /^([^:,;.?!]{3,60}): ([^:;.?!()|/=]+)[?.! ]*$/.exec(question) ?? []
  const noun = head === undefined ? undefined : headOf(head)
  if (head === undefined || list === undefined || noun === undefined) return null
  const items = list.trim().split(/,? (?:and|plus|&) |, /)
  const end = head.toLowerCase().indexOf(noun) + noun.length
  const [things, rest] = [head.slice(0, end), head.slice(end)]
  if (items.length < 2 || items.length > 6 || !items.some(item => all.test(item))) return null
  return {
    before: '',
    items: items.map(item =>
      all.test(item) ? `total ${things}` : item.includes(' ') ? `${things} ${item}` : `${item} ${things}`,
    ),
    behind: rest,
    trail: '',
    lists: false,
    isGuess: true,
  }
}
