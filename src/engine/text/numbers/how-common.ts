// "How common are pools among the homes for sale": what percentage of them have one. "How common are refunds": at what rate.
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

/** What happens to orders and stays, each with the name of its rate. */
export const events: ReadonlyMap<string, string> = new Map([
  ['refunds', 'refund'],
  ['returns', 'refund'],
  ['cancellations', 'cancellation'],
])
const among = /^(among|amongst|in|on|for|with|across)$/
const trail = /^(?:, )?(?:in percent|in %|as a percentage|percentage wise|in percentages)$/

export const howCommon = wherever(/^(common|frequent|widespread)$/, (tokens: Tokens): Tokens => {
  const text = (at: number) => tokens[at]?.text ?? ''
  const [first] = tokens
  const isAsked =
    text(0) === 'how' && /^(common|frequent|widespread)$/.test(text(1)) && /^(is|are|was|were)$/.test(text(2))
  if (!isAsked || first === undefined) return tokens
  const said = (words: string) =>
    words.split(' ').map((word): Token => ({ ...first, kind: 'word', text: word }))
  const rest = withoutTrail(tokens)
  const named = /^(a|the|our)$/.test(text(3)) ? 4 : 3
  const event = events.get(text(named))
  if (event !== undefined) {
    const place = text(named + 1).startsWith('among')
      ? [...said('for'), ...rest.slice(named + 2)]
      : rest.slice(named + 1)
    return [...said(`what is the ${event} rate`), ...place]
  }
  // "How common are pools among …": whatever is told, it is had or it is not known.
  const joint = rest.findIndex(({ text: word }, at) => at > named && among.test(word))
  const of = rest.slice(joint + 1).filter(({ kind }) => kind === 'word' || kind === 'number')
  if (joint < 0 || joint > named + 3 || of.length === 0) return tokens
  const isPlace = !text(joint).startsWith('among') && !of.some(({ text: word }) => things.test(word))
  return [
    ...said(isPlace ? `what percentage of homes ${text(joint)}` : 'what percentage of'),
    ...rest.slice(joint + 1).filter(({ kind, text: mark }) => kind !== 'mark' || !/^[?.!,]$/.test(mark)),
    ...said('have'),
    ...rest.slice(named, joint),
  ]
})

const things = /^(homes|houses|listings|properties|places|sales|closings)$/

function withoutTrail(tokens: Tokens): Tokens {
  const close = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length
  const start = [2, 3, 4]
    .map(length => close - length)
    .find(at =>
      trail.test(
        tokens
          .slice(Math.max(0, at), close)
          .map(({ text }) => text)
          .join(' '),
      ),
    )
  if (start === undefined) return tokens
  return [...tokens.slice(0, tokens[start - 1]?.text === ',' ? start - 1 : start), ...tokens.slice(close)]
}
