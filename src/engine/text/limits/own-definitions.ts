// "By stale I mean more than 90 days, how many stale actives are there", "big orders, big meaning over 500 dollars": a word that the
// visitor explains is what they say it is.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const is = '(?:(?:i|we) mean|(?:i|we) am talking|means|meaning|being|is|defined as|as in|=)'
const bound =
  '(?:(?:more|less|fewer|longer|greater|higher|lower|older) than|over|under|above|below|at least|at most|at or above)'
const limit = `(?<limit>(?:anything |everything |those |ones |it has |they have |with |of |priced |been )?(?:${bound} )\\$? ?\\S+(?: (?!how|which|what|show|list)[a-z]+){0,4}?|(?:\\$ )?\\d+ (?:\\+|or more|plus) (?!how|which|what|show|list)[a-z]+(?: on (?:the )?market)?)`
const word = '(?<word>(?!it|that|this|which|what|average|they|those|i|we|how|and)[a-z]{3,})'

/** Days of a home that sits are days on the market. */
function limited(noun: string, said: string): string {
  const plain = said.replace(/^(?:anything|everything|those|ones|it has|they have|with|of|priced|been) /, '')
  const areDays =
    /\bdays?$/.test(plain) &&
    /^(?:actives?|homes?|listings?|pendings?|houses?|properties|inventory|ones)$/.test(noun)
  return `${noun} ${areDays ? 'on the market ' : ''}${plain}`
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:so|ok|and) )?(?:if |by |say |when i say |assuming )?(?:by )?${word} ${is} ${limit} [,:;.-] (?<rest>.{0,80}?)\\b\\k<word> (?<noun>[a-z]+)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['rest'] ?? ''}${limited(groups['noun'] ?? '', groups['limit'] ?? '')}`,
  },
  {
    said: new RegExp(
      `\\b${word} (?<noun>[a-z]+)(?<rest>[^(,;:.?!]{0,80}?)(?: [,(;:.?!-])+ (?:where |and |with |by )?\\k<word> ${is} ${limit}(?: \\))?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${limited(groups['noun'] ?? '', groups['limit'] ?? '')}${groups['rest'] ?? ''}`,
  },
]

export const ownDefinitions = wherever(/^(mean|means|meaning|being|is|defined|=)$/, rules)
