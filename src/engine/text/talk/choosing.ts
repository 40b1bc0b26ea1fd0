// Words told around a request that choose its rows, ask for more or say how to show it: such words are never set aside.
import type { Span, Token } from '#engine/text/token.ts'
import { withoutGoals } from './aims.ts'
import { shortOfTime } from './lead-ins.ts'

const said = (tokens: readonly Token[], { start, end }: Span): string =>
  tokens
    .slice(start, end)
    .map(token => token.text)
    .join(' ')

/** Words that choose rows, ask for more, or say how to show it. */
const choosing =
  /\b(only|except|excluding|without|unless|if|ones|those|these|include|includes|including|exclude|also|as well|plus|instead|both|each|every|show|list|give|sort|sorted|order by|ordered|group|grouped|rank|ranked|compare|compared|break|split|counting|need|want|would like|interested|looking for|enough|suffice|will do|mean|meaning)\b/
const needsIt = /\b(?:need|want)s? (?:it|this|that|them)(?: (?:for|to|by|before|in|on)\b|$)/
/** "They want one figure", "he wants to see if age matters": that something is asked, and not what. */
const aFigure =
  /\b(?:need|want)s? (?:one |an? |the |some |three |two )?(?:single )?(?:figure|number|answer|fact|figures|numbers|answers|facts|data|things)(?= |$)/
const seeIf = /\b(?:see|know|check|find out) (?:if|whether)\b/
const whoNeedIt = /\bwho (?:needs?|wants?) it\b/
const goesOn = /^(by|per|in|from|of|with|where|during|between|among|at|on|not|no|or|and|but|than|versus|vs)\b/

/** It neither chooses nor asks. */
export const isPlain = (tokens: readonly Token[], span: Span): boolean => {
  const words = said(tokens, span)
  const plain = [needsIt, shortOfTime, whoNeedIt, aFigure, seeIf].reduce(
    (told, aside) => told.replace(aside, ''),
    withoutGoals(tokens, span)
      .map(token => token.text)
      .join(' '),
  )
  return !choosing.test(plain) && !/\btoo$/.test(words) && !goesOn.test(words)
}

/** "We are only talking about Sea Oaks", "they need it sorted": told, and yet it chooses or says how to show it. */
export const chooses = (tokens: readonly Token[], span: Span): boolean =>
  /\b(only|except|excluding|without|unless|include|includes|including|exclude|instead|sort|sorted|grouped|ranked|compared?|comparing|looking (?:for|at)|list|split)\b/.test(
    said(tokens, span).replace(shortOfTime, ''),
  )
