// "By month, two columns, with pool and without", "books and toys in separate columns": values that are to stand side by side.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const several = '(?:two|2|three|3|separate|different|individual|their own|its own|own)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=, )(?:in |as |with |make )?${several} columns(?: [,:]| for)? (?<values>[a-z][^.?!]*[^.?! ])`,
    ),
    meant: ({ groups }) => `${groups?.['values'] ?? ''} in columns`,
  },
  { said: new RegExp(`\\b(?:in|as|into) (?:${several} )?columns\\b`), meant: () => 'in columns' },
]

export const inColumns = wherever(/^columns$/, rules)

const behind =
  /(?:\s?[,;:–—-] | \(| )(?:(?:put|show) (?:it|them|those) |make it |please )?(?:in |as |into |with )?(?:(?:two|2|three|3|four|4) )?(?:separate |different |individual )?columns\)?\s*[.?!]?\s*$/i
/** "Inquiries and favorites by month": what is counted is named before the groups. */
const countedByGroup =
  /^[^:;?]+ (?:and|&|\+) [^,:;?]* (?:by|per|for each|each) [a-z]+(?: [a-z]+)?(?:,? (?:in |for |over |since )?(?:the )?(?:this|last|past|20\d\d)[a-z\d ]*)?$/i

/** "Searches and add to carts by month, two columns": each has its number. */
export function columnsBehind(question: string): string {
  if (!/columns/i.test(question)) return question
  const found = behind.exec(question)
  const rest = question.slice(0, found?.index ?? 0)
  return found !== null && countedByGroup.test(rest) ? `${rest}, both numbers` : question
}
