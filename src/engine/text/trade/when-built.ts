// "The oldest house for sale, and when did it go up", "which five are the oldest, and when was each one built": a house has a year, and
// no day.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const it = '(?:it|that|they|those|these|each(?: one| of them| home| house)?|the (?:house|home|place)s?)'
const built = '(?:built|constructed|put up|erected|finished)'
const year =
  '(?:when|(?:in )?(?:what|which) year|what (?:is|are) the years?(?: that)?|the year(?: in which)?)'
const ends = '(?= [.?!,]|$| please| and )'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?:(?<join>and|[,?.;]|with|plus)|(?<=^)) (?:also )?(?:(?:tell me|say|show|show me|list|i want to know) )?${year} (?:(?:was|were|is|are) ${it} ${built}|${it} (?:was|were|is|are) ${built}|did ${it} go up|${it} went up|(?:was|were) ${built})(?: in)?${ends}`,
    ),
    meant: ({ groups = {}, 0: said }) =>
      `${groups['join'] === undefined || groups['join'] === 'with' || groups['join'] === 'plus' ? 'and' : /^[?.;]$/.test(groups['join']) ? `${groups['join']} show` : groups['join']} ${/\b(?:it|that)\b/.test(said) ? 'its' : 'their'} year built`.replace(
        /^, /,
        'and ',
      ),
  },
  // "By the decade the house went up", "the year its youngest home went up".
  {
    said: /(?<=\b(?:decade|year)s? (?:(?:that|in which) )?(?:(?:the|each|a|its|their|every) )?(?:(?:youngest|newest|oldest|most recent) )?(?:house|home|property|building|place|it|they)s? )(?:went|goes|go|was put) up(?: in)?(?= |$)/,
    meant: () => 'was built',
  },
  // "When was mls 224160 built".
  {
    said: new RegExp(
      `^(?:when|in (?:what|which) year|what year) (?:was|were) (?<what>[^,?]+) ${built}(?: in)?(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `what is the year built of ${groups['what'] ?? ''}`,
  },
]

export const whenBuilt = wherever(
  [/^(built|constructed|erected|up|finished)$/, /^(when|years?|decades?)$/],
  rules,
)
