// "Visitors whose message says dog", "leads with "hot tub" in their message": a word to be found in what they wrote, also where the
// business has no such thing.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const message = '(?:messages?|notes?|inquiry text)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?:(?:with|left|sent|wrote) )?(?:an? )?(?:empty|blank) ${message}(?= |$)`),
    meant: () => 'with no message',
  },
  // "Didn't leave any message".
  {
    said: new RegExp(
      `\\b(?:(?:did|do|does|have|has|had) not|never)(?: ever| actually| even)? (?:leave|left|write|wrote|written|send|sent|add|added|type|typed) (?:us )?(?:any|an?|a single|even one|even a single|any kind of) (?:message|note)(?= [?.!,]|$| (?:(?:this|last|in|since) (?!their|the\\b)[a-z0-9]+)\\b)`,
    ),
    meant: () => 'left no message',
  },
  // "Left no message this year": when they came, and no day on which they left.
  {
    said: /\b(?:(?:who|that) )?left no (?:message|note)(?= (?:(?:this|last|in|since|during) [a-z0-9]+|yesterday|today)\b)/,
    meant: () => 'with no message',
  },
  {
    said: new RegExp(
      `(?<=\\b${message} )(?:says?|said|reads?|includes?|including|has|have|talks? about|speaks? of)(?: the)?(?: words?| phrase)? (?!nothing|anything|something|no\\b|any\\b)`,
    ),
    meant: () => 'mentions ',
  },
  {
    said: new RegExp(
      `\\b(?:with|having|have|had|who (?:have|had|wrote|put|used)|that (?:have|had|say|said)) (?:the )?(?:words? |phrase )?(?<text>[a-z-]+(?: [a-z-]+){0,2}) in (?:their|the|its|his|her|a) ${message}(?= |$)`,
    ),
    meant: ({ groups, 0: said }) => {
      const text = groups?.['text'] ?? ''
      return /\b(?:anything|something|nothing|no|an?)\b/.test(text) ? said : `whose message mentions ${text}`
    },
  },
]

/** "Messages that say hot tub"; what stands between quotes is looked for anyway. */
const saying: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${message} )(?:(?:that|which) (?:says?|said)|saying) (?!nothing|anything|something|no\\b)`,
    ),
    meant: () => 'mentioning ',
  },
]

/** "…: who wrote, their email and the text": what they wrote. */
const itsText: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=(?:^|,|:|-|and|with|show|me|list|give|plus|&|whose) )(?:(?:the|their|its|full|whole|exact|actual|complete) )*(?:message )?text(?: of (?=(?:the |their |all )?messages\\b))?(?= |$)(?! (?:me|us|them|him|her|message|messages)\\b)`,
    ),
    meant: ({ 0: said }, question) =>
      ofMessages.test(question) ? (said.endsWith('of ') ? '' : 'message') : said,
  },
]
const ofMessages = /\b(?:messages?|notes?|whose text|mention(?:s|ed|ing)?|wrote|written)\b/

export const writtenInMessage: readonly Rewording[] = [
  wherever(/^text$/, itsText),
  wherever(/^(messages?|notes?)$/, rules),
  wherever([/^(messages?|notes?)$/, /^(says?|said|saying)$/], tokens =>
    tokens.some(({ quoted }) => quoted === true) ? tokens : rewritten(tokens, saying),
  ),
]
