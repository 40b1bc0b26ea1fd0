// "Which homes made less than last year": this year is meant, as the one that is compared. A second time that is named tells itself.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const more = /^(more|less|fewer|better|worse|higher|lower)$/
const units = /^(year|quarter|month|week)$/
/** Words that a time of its own begins with or is made of. */
const times =
  /^(this|last|past|previous|prior|next|since|ytd|mtd|qtd|today|yesterday|year|quarter|month|week|q[1-4]|h[12]|(?:19|20)\d\d|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|summer|winter|spring|fall|autumn)$/

export const thanLastYear = wherever([/^than$/, /^last$/], (tokens: readonly Token[]): readonly Token[] => {
  const than = tokens.findIndex(
    ({ text }, at) =>
      text === 'than' && tokens[at + 1]?.text === 'last' && units.test(tokens[at + 2]?.text ?? ''),
  )
  const [unit, first] = [tokens[than + 2], tokens[than]]
  const others = [...tokens.slice(0, Math.max(0, than)), ...tokens.slice(than + 3)]
  if (than < 0 || unit === undefined || first === undefined) return tokens
  // "Than last year and a half": of another length than this one.
  const isLonger = tokens[than + 3]?.text === 'and' && /^(a|half)$/.test(tokens[than + 4]?.text ?? '')
  if (isLonger) return tokens
  if (!others.some(({ text }) => more.test(text)) || others.some(({ text }) => times.test(text)))
    return tokens
  const meant = ['this', unit.text].map((text): Token => ({ ...first, text }))
  return [...tokens.slice(0, than), ...meant, ...tokens.slice(than)]
})
