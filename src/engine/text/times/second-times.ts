// "Came back for a second time", "ordered a second time or more": that something was done again, said by its number.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const again = /^(time|stay|booking|reservation|visit|trip|order|purchase)$/
const done =
  /^(book|booked|order|ordered|buy|bought|stay|stayed|purchase|purchased|rent|rented|visit|visited)$/

/** Where "a second time" that begins here ends, with "or more" and "or more often" behind it. */
function pastSecond(tokens: Tokens, at: number): number | null {
  const text = (place: number) => tokens[place]?.text ?? ''
  const start = text(at) === 'for' ? at + 1 : at
  if (!/^(a|another|the)$/.test(text(start))) return null
  const isSecond = text(start + 1) === 'second' && again.test(text(start + 2))
  if (!isSecond) return null
  const end = start + 3
  if (text(end) !== 'or' || text(end + 1) !== 'more') return end
  return /^(often|times)$/.test(text(end + 2)) ? end + 3 : end + 2
}

/** Whoever came back did so a second time; who ordered a second time did it at least twice. */
export const secondTimes = wherever(/^(second|again)$/, (tokens: Tokens): Tokens => {
  const text = (place: number) => tokens[place]?.text ?? ''
  const returned = (at: number) =>
    (text(at) === 'back' && /^(come|comes|came|coming)$/.test(text(at - 1))) ||
    /^(return|returns|returned|returning)$/.test(text(at))
  const told: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (token === undefined) break
    const before = /^(us|here)$/.test(text(at - 1)) && text(at - 2) === 'to' ? at - 3 : at - 1
    const end = pastSecond(tokens, at)
    if (returned(before) && end !== null) at = end
    else if (returned(before) && text(at) === 'again') at++
    // "A second time this year" may be the second of all, or of that year.
    else if (end !== null && done.test(text(at - 1)) && /^([?.,]|)$/.test(text(end))) {
      told.push({ ...token, text: 'at' }, { ...token, text: 'least' }, { ...token, text: 'twice' })
      at = end
    } else {
      told.push(token)
      at++
    }
  }
  return told
})
