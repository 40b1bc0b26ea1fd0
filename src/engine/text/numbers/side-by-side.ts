// "Put the AOV of gift cards beside that of debit cards", "set August 2026 against August 2025", "A next to B": two things compared.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const beside = '(?:beside|next to|alongside|opposite|over against|side by side with)'

/** "Homes next to the beach", "homes beside a lake": where they lie. */
const place =
  /\b(?:beside|next to|alongside|opposite) (?:the |an? )?(?:beach|lake|ocean|sea|river|park|water|golf|marina|each|it|them|that one|one another)\b|\b(?:beside|next to|alongside|opposite) (?:the|each|every|its|their)(?: [a-z]+)?(?= [?.!,]|$)/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:please |can you |could you )*(?:put|set|hold|lay|place|stack|show)(?: me)? (?<one>.+?) (?:beside|next to|alongside|up against|against|opposite) (?<other>.+)$`,
    ),
    meant: ({ groups = {}, 0: said }) =>
      place.test(said) ? said : `compare ${groups['one'] ?? ''} with ${groups['other'] ?? ''}`,
  },
  // "Side by side: units sold last quarter, units sold in the quarter before".
  {
    said: /^(?:please )?(?:put|set|show|lay|give)(?: me| them| these| it)?(?: side by side| next to each other| beside each other) : (?<one>[^,;]+?) (?:,|;|and|, and) (?<other>[^,;]+)$/,
    meant: ({ groups = {} }) => `compare ${groups['one'] ?? ''} with ${groups['other'] ?? ''}`,
  },
  {
    said: new RegExp(`(?<=[a-z\\d] )${beside} (?=[a-z])`),
    meant: ({ 0: said, index }, question) => (place.test(question.slice(index)) ? said : 'versus '),
  },
]

/** "… and next to it the number for the quarter before": that of the same thing. */
const nextToIt: readonly Rewriting[] = [
  {
    said: /(?: ,)? and (?:next to|beside|alongside) (?:it|that|them) (?:the )?(?:(?:number|figure|same|total|amount|value|one|count)s? )?(?:for|of|in) (?=the )/,
    meant: () => ' versus ',
  },
]

/** "Last quarter and the one prior to that": the unit is named before. */
const oneBefore: readonly Rewriting[] = [
  {
    said: /\b(?:(?:, )?(?:and|versus|vs|with|against|to)(?: (?:for|in|of|with))?) (?:the one|the period|that) (?:before|prior to|preceding)(?: (?:that|it|this)(?: one)?)?(?= [?.!,]|$)/,
    meant: ({ index, 0: said }, question) => {
      const unit = /\b(?:last|previous|prior|past|this) (?<unit>month|quarter|year|week)\b/.exec(
        question.slice(0, index),
      )?.groups?.['unit']
      return unit === undefined ? said : `versus the ${unit} before`
    },
  },
  {
    said: /\b(?:its|the|their) (?:predecessor|preceding one|previous one|prior one|one preceding it)(?= [?.!,]|$)/,
    meant: ({ index, 0: said }, question) => {
      const unit = /\b(?:last|previous|prior|past|this) (?<unit>month|quarter|year|week)\b/.exec(
        question.slice(0, index),
      )?.groups?.['unit']
      return unit === undefined ? said : `the ${unit} before`
    },
  },
  {
    said: /\bthe (?<unit>month|quarter|year|week) (?:preceding|prior to) (?:it|that|that one|this one)(?= [?.!,]|$)/,
    meant: ({ groups }) => `the ${groups?.['unit'] ?? ''} before`,
  },
  // "Last quarter, and quantity sold in the quarter before that".
  {
    said: /(?<=\b(?:last|previous|prior) (?<unit>month|quarter|year|week)\b(?! before))(?: ,)? and (?:for |in |(?:the )?(?:number of )?(?:[a-z]+ ){1,3}(?:in|of|for|during) )?(?:the )(?=\k<unit> before\b)/,
    // "November and December, last year and the year before": of which of them, nothing tells.
    meant: ({ 0: said, index }, question) =>
      /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/.test(
        question.slice(0, index),
      )
        ? said
        : ' versus the ',
  },
]

export const sideBySide: readonly Rewording[] = [
  wherever([/^(next|beside|alongside)$/, /^(it|that|them)$/], nextToIt),
  wherever(/^(prior|preceding|predecessor|previous|before)$/, oneBefore),
  wherever(/^(beside|next|alongside|opposite|side|against)$/, rules),
]
