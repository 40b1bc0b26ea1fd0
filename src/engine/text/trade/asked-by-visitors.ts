// "How many owners have asked us about listing", "which homes do people ask about the most", "marked as a favorite", "never sent an
// inquiry": what people do on the site in more words than it takes. "About the most" was looked for in an address.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const asked =
  '(?:asked|inquired|enquired|asking|inquiring|enquiring|wrote|written|called|reached out|got in touch|been in touch)'
const place = '(?:home|house|place|property|cabin|condo|vacation home|rental)'
const people =
  '(?:people|folks|visitors|guests|users|they|everybody|everyone|anyone|leads|travelers|travellers|browsers|prospects)'
const one = '(?:an?|any|one|a single|even one|even a single)'
const inquiry = '(?:inquiry|enquiry|inquiries|enquiries|inquiries)'

export const askedByVisitors: readonly Rewording[] = [
  wherever(
    [/^(asked|inquired|enquired|asking|inquiring|enquiring|wrote|written|called|out|touch)$/, /^about$/],
    [
      {
        said: new RegExp(
          `\\b(?:(?:who|that) )?(?:(?:have|has|had|are|were|did) )?${asked}(?: (?:to|with))?(?: us)? about (?<what>listing|renting|buying|investing)(?: (?:with us|(?:in )?(?:(?:their|an?|our|one of our|the|his|her)(?: own)? )${place}s?))?(?= |$)`,
        ),
        meant: ({ groups }) => `interested in ${groups?.['what'] ?? ''}`,
      },
    ],
  ),
  wherever(
    [/^(?:ask|asks|asked|inquire|inquired)$/, /^about$/, /^(?:most|least)$/],
    [
      {
        said: new RegExp(
          `\\b(?:(?:that|which) )?(?:(?:do|did|does|have|are) )?(?:the )?${people} (?:have )?(?:ask|asks|asked|inquire|inquired)(?: us)? about (?:the )?(?<most>most|least)(?: often| frequently)?(?= |$)`,
        ),
        meant: ({ groups }) => `with the ${groups?.['most'] === 'least' ? 'fewest' : 'most'} inquiries`,
      },
    ],
  ),
  wherever(
    [/^favou?rites?$/, /^(?:marked|saved|flagged|tagged|added|picked|starred)$/],
    [
      {
        said: /\b(?:marked|saved|flagged|tagged|added|picked|starred)(?: (?:it|them))? (?:as|to)(?: (?:an?|one of|their|the|his|her|our))*(?: own)? favou?rites?(?: list)?(?= |$)/,
        meant: () => 'favorited',
      },
    ],
  ),
  // "What three houses do people mark as favorite the most", "when they save a home as a favourite".
  wherever(
    [/^favou?rites?$/, /^(?:mark|marks|save|saves|flag|tag|add|star|bookmark)$/],
    [
      {
        said: /\b(?:mark|marks|save|saves|flag|tag|add|star|bookmark)(?: (?:it|them|an? (?:home|house|listing|place)|homes|houses|listings|places))? (?:as|to)(?: (?:an?|one of|their|the|his|her|our))*(?: own)? favou?rites?(?: list)?(?= |$)/,
        meant: () => 'favorite',
      },
    ],
  ),
  wherever(
    [/^(?:never|not)$/, /^(?:inquir|enquir)(?:y|ies)$/],
    [
      {
        said: new RegExp(
          `\\b(?:have |has |had |did |do |does )?(?:never|not)(?: (?:yet|ever|actually|once))* (?:sent|send|made|make|submitted|submit|left|leave|put in)(?: us| in)?(?: ${one})? ${inquiry}(?: (?:about|on|for) ${one} (?:of our )?${place}s?(?: of ours)?)?(?= |$)`,
        ),
        meant: () => 'have no inquiries',
      },
    ],
  ),
  // "Our newest 5 leads and what did they write": shown beside them.
  wherever(
    [/^(?:write|say|ask|wrote|said|asked)$/, /^(?:leads?|visitors?|prospects?)$/],
    [
      {
        said: /(?<=\b(?:leads?|visitors?|prospects?)\b[^?.;]*) (?:, )?and what (?:did (?:they|he|she|each|each of them) (?:write|say|ask)|(?:they|he|she|each) (?:wrote|said|asked))(?: us)?(?= ?[?.!]|$)/,
        meant: () => ' with their message',
      },
    ],
  ),
]
