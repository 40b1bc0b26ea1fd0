// "By month, Jan 26 thru Oct 26": between two months, in steps of one, the figures are years. As days they would leave out most of the
// first and the last month.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const spelled =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/
const figures = /^2[3-8]$/
const joints = /^(thru|through|to|till|until|-|–)$/
const steps = /^(monthly|months?|mos?|mth|mthly)$/

export const monthsOfYears = wherever([figures, spelled, steps], (tokens): readonly Token[] => {
  const first = tokens.findIndex((_, at) => monthAt(tokens, at) !== null)
  const [from, joint] = [monthAt(tokens, first), tokens[first + 2]]
  const isJoint = (text: string) =>
    joints.test(text) || (text === 'and' && tokens[first - 1]?.text === 'between')
  const second = joint?.glue === '-' ? first + 2 : first + 3
  const to =
    joint !== undefined && (second === first + 2 || isJoint(joint.text)) ? monthAt(tokens, second) : null
  if (from === null || to === null || from >= to) return tokens
  // "Jan 26 to Oct 26, 2026" says the year itself.
  if (tokens.slice(second + 2, second + 4).some(({ text }) => /^20\d\d$/.test(text))) return tokens
  return tokens.map((token, at) =>
    at === first + 1 || at === second + 1
      ? { ...token, text: `20${token.text}`, raw: `20${token.text}` }
      : token,
  )
})

/** Months since the year 2000 began, of a month with two figures behind it. */
function monthAt(tokens: readonly Token[], at: number): number | null {
  const [name, year] = [tokens[at]?.text ?? '', tokens[at + 1]]
  if (!spelled.test(name) || year?.kind !== 'number' || !figures.test(year.text)) return null
  return Number(year.text) * 12 + months.indexOf(name.slice(0, 3))
}
