// "Hot tub mentions, how many leads", "hot tub in msg - lead name + email", "wifi keeps coming up in the messages from our leads, how many of
// them mention it": what people wrote is searched for words that mean nothing here.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const word =
  '(?<word>(?!any|all|the|a|what|which|how|our|new|recent|lead|leads|visitor|visitors|no|every|each)[a-z]+(?: (?!in|of|keeps|mentions)[a-z]+)?)'
const who = '(?<who>leads|visitors|prospects|people|inquirers|guests)'
const message = '(?:messages?|msgs?|notes?|message field|message text|text)'
const ends = '(?= ?[.?!]|$)'
const name =
  '(?<name>(?:(?:the |their )?(?:lead|leads|visitor|sender|person)(?: s)? )?(?:names?)(?: (?:and|\\+|&|,|plus) (?:the |their )?(?:e ?mails?|email addresses|source|date))?)'
const mention =
  '(?:mention|mentions|mentioning|name|names|naming|say|says|saying|contain|contains|containing|bring up|bringing up|ask about|asking about)'

const people = (said: string | undefined): string =>
  said === undefined || /^(?:people|inquirers|guests)$/.test(said) ? 'visitors' : said
const columns = (said = ''): string =>
  /mail/.test(said) ? 'name and email' : /source/.test(said) ? 'name and source' : 'name'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${word} mentions(?: in (?:the |their )?${message})? [,:-] (?:how many|number of|count of|#(?: of)?) ${who}${ends}`,
    ),
    meant: ({ groups = {} }) => `how many ${people(groups['who'])} mention ${groups['word'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^${word}(?: interest| requests?| wishes)? [:,-] (?:how many|number of|count of) ${who} (?:that |who )?${mention} (?:it|them|that|one) in (?:the|their) ${message}${ends}`,
    ),
    meant: ({ groups = {} }) => `how many ${people(groups['who'])} mention ${groups['word'] ?? ''}`,
  },
  {
    said: new RegExp(`^${word} in (?:the |their )?${message} [-:,] (?:show |give |list )?${name}${ends}`),
    meant: ({ groups = {} }) => `${columns(groups['name'])} of visitors who mention ${groups['word'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^(?:any|are there any|which|show|list|find|show me) (?:lead |visitor |prospect )?messages? (?:with|containing|that (?:contain|have|include)|including) (?:the )?(?:words?|phrase|term) ${word} [?.,:;-] (?:(?:i (?:want|need|would like)|give me|show me|show|with|list) )?(?:the )?${name}${ends}`,
    ),
    meant: ({ groups = {} }) => `${columns(groups['name'])} of visitors who mention ${groups['word'] ?? ''}`,
  },
  {
    said: new RegExp(
      `^${word} (?:keeps|keep|is|has been) (?:coming|popping|showing) up in (?:the |our )?${message}(?: (?:from|form|of) (?:our |the )?(?:leads|visitors|prospects|people))? [,:;.] how many(?: of them| leads| visitors| people)? (?:actually )?${mention} (?:it|that|them)${ends}`,
    ),
    meant: ({ groups = {} }) => `how many visitors mention ${groups['word'] ?? ''}`,
  },
  // "The visitors which mention hot tub in the message": they did, and nothing is to be changed.
  {
    said: new RegExp(
      `\\b(?<from>of|from|for) (?:the |all )?(?<who>visitors|leads|prospects) which (?=${mention}\\b)`,
    ),
    meant: ({ groups = {} }) => `of ${groups['who'] ?? ''} who `,
  },
]

export const wordsInMessages = wherever(
  [/^(messages?|msgs?|mentions?|notes?)$/, /^(leads?|visitors?|prospects|people|names?|senders?|them)$/],
  rules,
)
