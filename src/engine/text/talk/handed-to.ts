// "Could you give housekeeping the departures", "how many check-outs do I need cleaners for next week": who is told, and not what of.
import { wherever } from '#engine/text/rewritten.ts'

const crew =
  '(?:the )?(?:housekeeping|housekeepers|cleaners|cleaning (?:crew|team|staff|lady|ladies)|front desk|maintenance (?:crew|team|guy|guys)|accountant|bookkeeper|team|crew|warehouse(?: team)?)'

export const handedTo = wherever(
  /^(housekeeping|housekeepers|cleaners|cleaning|desk|crew|team|guys?|accountant|bookkeeper|warehouse)$/,
  [
    {
      said: new RegExp(
        `\\b(?:give|send|hand|tell) ${crew} (?=(?:the|a|our|this|next|all|every|today|tomorrow)\\b)`,
      ),
      meant: () => 'give me ',
    },
    {
      said: /(?<what>\bhow many (?:check outs|check ins|departures|arrivals|turnovers)) (?:do|will|would) (?:i|we) need (?:the )?(?:cleaners|housekeepers|housekeeping|a cleaner|a cleaning crew|someone) for(?= )/,
      meant: ({ groups = {} }) => groups['what'] ?? '',
    },
    {
      said: new RegExp(
        `^(?:i |we )?(?:need|want|making|doing|making up) (?:the|a|this) (?:list|sheet|rota|schedule|plan) for ${crew}(?: [,:.])+ (?=(?:who|which|what|how)\\b)`,
      ),
      meant: () => '',
    },
  ],
)
