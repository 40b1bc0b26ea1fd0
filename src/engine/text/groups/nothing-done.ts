// "Areas where we closed nothing last month, not a single one": groups that had none, said twice.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?:areas|neighborhoods|neighbourhoods|communities|subdivisions|villages|cities|towns|states|brands|categories|months|weeks|days)'
const done = '(?<done>closed|sold|rented|booked)'
const none =
  '(?:not (?:even )?(?:a single )?(?:one|a single)(?: (?:one|sale|closing|home|house|order|booking|stay|item|unit))?|zero|zilch|nada|none|none at all|none whatsoever|not any|nothing at all)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<groups>${groups}) (?:where|in which|for which|that|when) (?:we|they) (?:have |had )?${done} (?:nothing|zero|none|nada)(?: at all)?(?= |$)`,
    ),
    meant: ({ groups: found = {} }) =>
      `${found['groups'] ?? ''} with no ${found['done'] === 'booked' || found['done'] === 'rented' ? 'bookings' : 'sales'}`,
  },
]
/** What is missing is told before it. */
const again: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:no|nothing|without|never|nobody|none)\\b .*[a-z\\d]) (?:,|-|\\() (?:${none})(?: \\))?(?= ?[.?!]|$)`,
  ),
  meant: () => '',
}

export const nothingDone: readonly Rewording[] = [
  wherever(/^(nothing|zero|none|nada)$/, rules),
  wherever([/^(no|nothing|without|never|nobody|none)$/, /^[,(-]$/], [again]),
]
