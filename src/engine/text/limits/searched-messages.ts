// "Lead messages matching hot tub", "in how many messages is a wedding mentioned", "prospects talking wedding in their message": a word to be
// found in what people wrote, said of the messages as well as of those who wrote them.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const who = '(?<who>leads?|visitors?|prospects?|people|folks|anybody|anyone|contacts?)'
const message = '(?:messages?|notes?)'
const text =
  '(?:the (?:words? |phrase ))?(?:an? )?(?<text>(?!nothing|anything|something|any |no |it )[a-z-]+(?: [a-z-]+)?)'
const inMessage = `in (?:their|the|its|his|her|a) ${message}(?: (?:they|that they) (?:sent|wrote|left))?`
const wrote = '(?:in what they (?:wrote|said|sent)|when they (?:write|wrote))'
const ends = '(?= [,.?!;:]|$)'

const people = (said = 'leads'): string =>
  /^(?:lead|visitor|prospect|contact)/.test(said) ? `${said.replace(/s$/, '')}s` : 'leads'
const found = ({ groups }: RegExpExecArray): string =>
  `${people(groups?.['who'])} whose message mentions ${groups?.['text'] ?? ''}`

const rules: readonly Rewriting[] = [
  // "By which visitors was a wedding mentioned in the message".
  {
    said: new RegExp(
      `^by which ${who} (?:was|were|is|has) ${text} (?:been )?(?:mentioned|named|brought up) ${inMessage}`,
    ),
    meant: said => `which ${found(said)}`,
  },
  // "In how many lead messages is a hot tub mentioned".
  {
    said: new RegExp(
      `^in how many (?:of the )?(?:(?<who>lead|visitor|prospect) )?${message} (?:is|was|are|were) ${text} (?:mentioned|named|brought up)${ends}`,
    ),
    meant: said => `how many ${found(said)}`,
  },
  // "How many of the messages from visitors have hot tub in them", "total of visitor messages with hot tub in the text".
  {
    said: new RegExp(
      `\\b(?:total (?:number )?of )?(?:of )?(?:the |our )?(?:(?<who>lead|visitor|prospect) )?${message}(?: (?:from|by|of) (?:the |our )?(?:leads|visitors|prospects))? (?:have|has|with|containing|contain|matching|that match|that have) ${text} in (?:them|it|the text)${ends}`,
    ),
    meant: said => (said[0].startsWith('total') ? `number of ${found(said)}` : found(said)),
  },
  {
    said: new RegExp(
      `\\b(?:the |our )?(?<who>lead|visitor|prospect)s? ${message} (?:matching|that match|containing) ${text}${ends}`,
    ),
    meant: found,
  },
  // "Search lead messages for wedding".
  {
    said: new RegExp(
      `^search (?:the |our |all )?(?:(?<who>lead|visitor|prospect)s? )?${message} for ${text}${ends}(?: , return)?`,
    ),
    meant: said => `${found(said)}${said[0].endsWith('return') ? ' , show' : ''}`,
  },
  // "Leads that said hot tub in what they wrote", "prospects talking wedding in their message".
  {
    said: new RegExp(
      `\\b${who} (?:(?:that|who|which) )?(?:bring up|brought up|said|say|talk about|talking about|talking|talked about|spoke of|speak of|naming|named|name|wrote about|put) ${text} (?:${inMessage}|${wrote})${ends}`,
    ),
    meant: found,
  },
  // "Anybody who wrote in wanting a wedding".
  {
    said: new RegExp(
      `\\b${who} (?:(?:that|who|which) )?(?:wrote in|wrote us|wrote|have written) (?:wanting|asking(?: something)?(?: for| about)|about|talking about) ${text}${ends}`,
    ),
    meant: found,
  },
]

/** What stands between quotes is looked for anyway. */
export const searchedMessages: readonly Rewording[] = [
  wherever([/^(messages?|notes?|wrote|write|written)$/], (tokens: readonly Token[]): readonly Token[] =>
    tokens.some(({ quoted }) => quoted === true) ? tokens : rewritten(tokens, rules),
  ),
]
