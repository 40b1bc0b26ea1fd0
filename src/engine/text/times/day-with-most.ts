// "Busiest closing weekday", "the most frequent closing day of the week", "more closings than any other": the one that has the most of
// them.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const common =
  '(?:most (?:popular|common|frequent|usual|typical)|busiest|favou?rite|top|biggest|number one|# ?1|leading)'
const day = '(?<unit>day of the week|weekday|day|month)'
const rows = '(?<rows>closing|sale|order|booking|purchase)s?'
const unitOf = (unit = ''): string => (unit === 'month' ? 'month' : 'weekday')

const rules: readonly Rewriting[] = [
  // "Busiest closing weekday".
  {
    said: new RegExp(`^(?:what (?:is|was) |which (?:is|was) )?(?:the |our )?${common} ${rows} ${day}(?= |$)`),
    meant: ({ groups = {}, 0: said }, question) =>
      groups['unit'] === 'day' && !/\bweek|mondays?\b/.test(question)
        ? said
        : `which ${unitOf(groups['unit'])} has the most ${groups['rows'] ?? ''}s`,
  },
  // "The top weekday for closings", "what day of the week is the most popular for closing a sale".
  {
    said: new RegExp(
      `^(?:what (?:is|was) |which (?:is|was) )?(?:the |our )?${common} ${day} (?:for|of|in|by|to) (?:an? |the )?(?:${rows}|close|sell)(?: (?:an? )?(?:sale|home|house|deal)s?)?(?= [,.?!]|$| (?:so|this|last|in|ytd|during)\\b)`,
    ),
    meant: ({ groups = {}, 0: said }) =>
      groups['unit'] === 'day'
        ? said
        : `which ${unitOf(groups['unit'])} has the most ${groups['rows'] ?? 'closing'}s`,
  },
  {
    said: new RegExp(
      `^(?:what|which) ${day} (?:is|was) (?:the |our )?${common} (?:for|to|in) (?:${rows}|close|sell)(?: (?:an? |the )?(?:sale|home|house|deal)s?)?(?= [,.?!]|$| (?:so|this|last|in|ytd|during)\\b)`,
    ),
    meant: ({ groups = {}, 0: said }) =>
      groups['unit'] === 'day'
        ? said
        : `which ${unitOf(groups['unit'])} has the most ${groups['rows'] ?? 'closing'}s`,
  },
  // "In which day of the week were closed the most houses".
  {
    said: /^(?:in|on|at) (?:which|what) (?<unit>day of the week|weekday|month) (?:were|was|are|have been) (?<did>closed|sold) (?:the )?most (?:of )?(?:the )?(?:homes|houses|properties|listings|deals)(?= |$)/,
    meant: ({ groups = {} }) =>
      `which ${unitOf(groups['unit'])} has the most ${groups['did'] === 'sold' ? 'sales' : 'closings'}`,
  },
]

/** "Which weekday has seen more closings than any other". */
const thanAnyOther: Rewriting = {
  said: /\b(?:has |have |had )?(?:seen |had |got |gotten |recorded )?more (?<what>(?:[a-z]+ ){1,3})than (?:any (?:other|of the others)(?: (?:one|day|month|weekday|area|city|brand|year))?|all (?:the )?others)(?= |$)/,
  meant: ({ groups = {} }) => `has the most ${(groups['what'] ?? '').trim()}`,
}

/** "With maximum quantity of closings": a number of them. */
const mostOf: Rewriting = {
  said: /\bwith (?:the )?(?<end>maximum|max|highest|biggest|largest|greatest|minimum|min|lowest|smallest) (?:quantity|number|amount|count) of (?=[a-z]+s\b)/,
  meant: ({ groups = {} }) =>
    `with the ${/^(?:min|low|small)/.test(groups['end'] ?? '') ? 'fewest' : 'most'}`,
}

const days = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?'

/** "Monday, Tuesday, whichever: what's our biggest closing day"; "for each weekday, Monday onward". */
const namedDays: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${days}(?: ,)?(?: ${days}(?: ,)?)* (?:whichever|whatever|or whichever|or whatever) [:,] what is (?:the |our )?${common} ${rows} day(?= |$)`,
    ),
    meant: ({ groups = {} }) => `which weekday has the most ${groups['rows'] ?? ''}s`,
  },
  {
    said: /(?<=\b(?:weekday|day of the week)) , (?:from )?mondays? (?:onwards?|on|forward|first)(?: ,)?(?= |$)/,
    meant: () => ' ,',
  },
]

export const dayWithMost: readonly Rewording[] = [
  wherever(/^mondays?$/, namedDays),
  wherever([/^(weekday|week|month|day)$/, /^(most|busiest|favou?rite|top|biggest|number|#|leading)$/], rules),
  wherever([/^more$/, /^than$/, /^(any|all)$/], [thanAnyOther]),
  wherever([/^of$/, /^(quantity|number|amount|count)$/], [mostOf]),
]
