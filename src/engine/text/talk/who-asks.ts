// Who asks, before what is asked: "Bob at the title company asked how many …", "the county sent a form asking for …", "nice couple from
// Boston, …". Whether nothing in it chooses rows is for those to judge who know the data.
import type { Token } from '#engine/text/token.ts'
import { wordSet } from '#engine/text/word-list.ts'

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''
const isPause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || /^[,.;:!?()-]|^\.\.\.$/.test(text(tokens, at))

const asksForIt =
  /^(?:(?:is |are |was |were |just |keeps |keep |kept )?(?:asked|asks|asking|wondering|wondered|wonders)(?: me| us)?(?: about| for)?|(?:wants?|needs?|would like|has|have) to (?:know|see|hear)|requires|requested|requests|demands|(?:called|emailed|texted|wrote|phoned|wrote in)(?: me| us)? (?:asking|wondering)(?: about| for)?|(?:sent|mailed|emailed|gave)(?: me| us)? an? [a-z]+ (?:asking|wondering)(?: about| for)?)(?: an?(?: [a-z]+)? (?:statement|list|report|breakdown|summary|record|table|overview|tally)(?: of| with| showing)?)?$/

/** "Bob at the title company asked | how many", "the county sent a form asking for | nights rented": who wants to know. */
export function endOfAsker(tokens: readonly Token[], at: number): number | null {
  const isFirst = at === 0 || /^[.?!;:]$/.test(text(tokens, at - 1))
  const first = tokens[at]
  const isPerson =
    first !== undefined &&
    (/^(the|my|our|a|an|one|some|somebody|someone|this|that|guy|lady|couple|woman|man)$/.test(first.text) ||
      (/^[A-Z][a-z]+$/.test(first.raw) &&
        (/^(at|from|in|over|with)$/.test(text(tokens, at + 1)) || asksAt(tokens, at + 1))))
  if (!isFirst || !isPerson) return null
  for (let verb = at + 1; verb < at + 9 && !isPause(tokens, verb); verb++) {
    const end = asksAt(tokens, verb)
    if (end !== null) return end
    if (/^(who|which|that|what|how|have|had|did|were|was|and|or|than|with)$/.test(text(tokens, verb)))
      return null
  }
  return null
}

const met =
  /^(?:(?:i|we) )?(?:have )?(?:just )?(?:(?:met|saw|showed|called|phoned|texted)|(?:spoke|talked|chatted) (?:with|to)|(?:got|am|are) (?:off the phone|on the phone|sitting|meeting) with|have|had) (?:(?:the|a|an|my|our|this|some) )?[a-z]+(?: [a-z]+){0,3}$/
const wisher =
  /^(?:(?:an?|the|my|our|this|some|two|one|nice|young|older|elderly|retired|cute|sweet|lovely|new|very) )*(?:couples?|pair|family|guy|lady|woman|man|newlyweds|honeymooners|retirees|clients?|folks|friends?|inlaws|in laws)(?: (?:from|out of) (?:[a-z]+ ?){1,3})?(?: (?:looking to|wanting to|hoping to) (?:downsize|move|relocate|retire|upsize))?$/

/** "Nice couple from Boston, …", "just met the Hendersons, …": somebody whose wishes follow. */
export function endOfWisher(tokens: readonly Token[], at: number): number | null {
  if (at > 0) return null
  let end = at
  while (!isPause(tokens, end) && end < 9) end++
  if (!/^[,.;:-]$/.test(text(tokens, end))) return null
  const words = tokens
    .slice(at, end)
    .map(({ text: word }) => word)
    .join(' ')
  return wisher.test(words) ||
    (/^(just|met|i|we|spoke|talked|saw|showed)\b/.test(words) &&
      met.test(words) &&
      /^[A-Z][a-z]/.test(tokens[end - 1]?.raw ?? ''))
    ? end
    : null
}
/** The longest way to ask that begins here. */
function asksAt(tokens: readonly Token[], at: number): number | null {
  if (!askVerbs.has(text(tokens, at))) return null
  for (let end = Math.min(at + 9, tokens.length - 1); end > at; end--)
    if (
      asksForIt.test(
        tokens
          .slice(at, end)
          .map(({ text: word }) => word)
          .join(' '),
      )
    )
      return end
  return null
}
const askVerbs = wordSet(`
  just is are was were just keeps keep kept asked asks asking wondering wondered wonders wants want needs need would has have requires requested
  requests demands called emailed texted wrote phoned sent mailed gave
`)
