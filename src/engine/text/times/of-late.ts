// "What sold in Old Town lately": an adverb that stands behind the place belongs to its verb, as in "sold recently".
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const verb = /^(sold|closed|sell|close)$/
const lastWord = /^(sold|closed|built)$/
const noun = /^(sales?|closings?|comps?)$/
/** Another verb, or another sentence, has its own. */
const boundary = /^([.?!;]|and|but|who|which|that|listed|added|built|booked|changed?|grown?|developed)$/

/** "Lately, say the past 30 days": how late is told. */
const told = /^(past|last|this|since|days?|weeks?|months?|quarter|year|20\d\d)$/

export const ofLate = wherever(/^(lately|recently|late)$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const isLate = (at: number) =>
    /^(lately|recently)$/.test(text(at)) || (text(at) === 'of' && text(at + 1) === 'late')
  const late = tokens.findIndex((_, at) => isLate(at))
  const said = tokens[late]
  if (/^(most|least|more)$/.test(text(late - 1))) return mostLate(tokens, late)
  if (said === undefined || verb.test(text(late + 1)) || tokens.some(token => told.test(token.text)))
    return tokens
  const length = text(late) === 'of' ? 2 : 1
  let home = late - 1
  while (home >= 0 && !verb.test(text(home)) && !noun.test(text(home)) && !boundary.test(text(home))) home--
  if (home < 0 || boundary.test(text(home))) return tokens
  const adverb = { ...said, kind: 'word' as const, text: noun.test(text(home)) ? 'recent' : 'recently' }
  const past = /^sell$/.test(text(home)) ? 'sold' : /^close$/.test(text(home)) ? 'closed' : text(home)
  return tokens.flatMap((token, at) => {
    if (at >= late && at < late + length) return []
    if (at !== home) return [token]
    return adverb.text === 'recent' ? [adverb, token] : [{ ...token, text: past }, adverb]
  })
})

/** "Sold most recently", "was built in Old Town most recently": the last of them, and not those of the past months. */
function mostLate(tokens: Tokens, late: number): Tokens {
  const [most, recently] = [tokens[late - 1], tokens[late]]
  if (most?.text !== 'most' || recently === undefined) return tokens
  const home = tokens.findLastIndex(
    ({ text }, at) => at < late - 1 && (lastWord.test(text) || boundary.test(text)),
  )
  if (home < 0 || !lastWord.test(tokens[home]?.text ?? '')) return tokens
  return tokens.flatMap((token, at) => {
    if (at === late - 1 || at === late) return []
    return at === home ? [most, recently, token] : [token]
  })
}
