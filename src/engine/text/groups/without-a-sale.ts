// "Which areas failed to record a sale", "are missing from the closings", "have gone the last 30 days with no home sold", "where haven't we
// sold anything": groups that had none.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const groups = '(?:areas|neighborhoods|communities|subdivisions|cities|states|brands|categories|products)'
const home = '(?:houses?|homes?|property|properties|listings?|places?|rentals?|units?)'
const rows = '(?<rows>sale|closing|order|booking|purchase|stay|reservation)'
const time =
  '(?<time>(?:in |over |during |within |for )?(?:the )?(?:past|last|previous) (?:\\d+ |[a-z]+ )?(?:days?|weeks?|months?|quarter|year)|(?:in |during )?(?:this|last) (?:year|month|quarter|week))'
const inTime = (said = ''): string =>
  /^(?:in|over|during|within) |^(?:this|last (?:year|month|quarter|week)$)/.test(said)
    ? said
    : `in ${said.replace(/^for /, '')}`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bfailed to (?:record|post|see|have|get|make|log|produce|bring|register) (?:an?|any|even one|a single|even a single) ${rows}s?(?= |$)`,
    ),
    meant: ({ groups: said = {} }) => `had no ${said['rows'] ?? ''}s`,
  },
  {
    said: new RegExp(
      `(?<=\\b${groups} )(?:that )?(?:are |were )?(?:missing|absent) from the (?<list>[a-z]+(?: [a-z]+)?)(?: list| books| column)?(?: (?:entirely|completely|altogether))?(?= [,.?!]|$| (?:in|over|for|during|this|last)\\b)`,
    ),
    meant: ({ groups: said = {} }) => `with no ${plural((said['list'] ?? '').replace(/ list$/, ''))}`,
  },
  {
    said: new RegExp(
      `\\b(?:have |has )?gone ${time} (?:with no|without an?|without any|without a single|without) (?:home sold|house sold|(?:single )?${rows}s?)(?= |$)`,
    ),
    meant: ({ groups: said = {} }) => `had no ${said['rows'] ?? 'sale'}s ${inTime(said['time'])}`,
  },
  // "Where haven't we sold anything in the last thirty days? which areas".
  {
    said: new RegExp(
      `^where have we not (?:sold|closed) (?:anything|a single (?:home|house|thing)|any (?:homes|houses)|a (?:home|house)|one)(?: at all)? ${time}(?:(?: [?,.])? (?:which|what) (?<groups>${groups}))?(?= [.?!]|$)`,
    ),
    meant: ({ groups: said = {} }) =>
      `which ${said['groups'] ?? 'areas'} had no sales ${inTime(said['time'])}`,
  },
  // "Areas without a sale above 1 million".
  {
    said: new RegExp(
      `(?<=\\b${groups} )(?:that (?:are|were) )?without (?:an?|any|even one|a single|even a single|one) ${rows}s?(?= |$)`,
    ),
    meant: ({ groups: said = {} }) => `with no ${said['rows'] ?? ''}s`,
  },
  // "In which subdivisions was not sold any house for more than one million".
  {
    said: new RegExp(
      `\\bin (?<which>which|what) (?<groups>${groups}) (?:was|were|has|have|did|is|are)(?: we)? (?:not (?:been )?(?:sold|sell|closed|close) (?:any|an?|one|a single)(?: single)? ${home}(?: (?:sold|closed))?|(?:no|not any|not one|not a single) ${home} (?:been )?(?:sold|sell|closed|close))(?= |$)`,
    ),
    meant: ({ groups: said = {} }) => `${said['which'] ?? ''} ${said['groups'] ?? ''} had no sales`,
  },
  // "In which cities is not a single home available": none in that state, whatever was sold there.
  {
    said: new RegExp(
      `\\bin (?<which>which|what)(?: of our| of the)? (?<groups>${groups}) (?:is|are)(?: there)?(?: currently| right now| now)? (?:no|not any|not an?|not one|not even one|not a single|not even a single)(?: single)? (?<thing>${home}|products?|items?) (?!there\\b|for\\b|[.?!])(?=[a-z])`,
    ),
    meant: ({ groups: said = {} }) =>
      `${said['which'] ?? ''} ${said['groups'] ?? ''} have no ${(said['thing'] ?? '').replace(/^place/, 'home')} `,
  },
  // "…, period past 30 days".
  {
    said: / , (?:in the )?period (?:of )?(?:the )?(?=(?:past|last) (?:\d+|[a-z]+) (?:days|weeks|months)\b)/,
    meant: () => ' in the ',
  },
]

const plural = (word: string): string =>
  /(?:s|ing)$/.test(word) && !word.endsWith('ing') ? word : `${word}s`

export const withoutASale: readonly Rewording[] = [
  wherever(/^(failed|missing|absent|gone|where|period|without|not|no)$/, rules),
]
