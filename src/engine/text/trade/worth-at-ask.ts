// "What is everything under contract worth at ask", "value of the active inventory at list price": the asking prices of those homes, added
// up. "Fell off the market", "everything we ever listed": states of homes, and no change.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const state = '(?<state>under contract|pending|active|for sale|on the market)'
const ask =
  '(?:at (?:the |their |its |full |current )?(?:ask|asking|list|asking prices?|list prices?)|(?:, )?(?:if (?:you|we|i|one) (?:add|adds|sum|total)(?: up)?|adding up|summing up|totaling) (?:all )?(?:of )?(?:the |their )?(?:asks|asking prices|list prices|ask prices))'

const asked = '(?:asking prices?|ask prices?|list prices?|asking|ask|list)'
const going = `(?:(?: ,)? (?:going by|based on|judging by|by|using|at|counting|measured by) (?:the |their |its |full |current )?${asked}|(?: ,)? in asking prices?)`

const homes = (state = ''): string => (/contract|pending/.test(state) ? 'homes under contract' : 'actives')

export const worthAtAsk: readonly Rewording[] = [
  wherever(
    [/^(at|if|adding|summing|totaling)$/, /^(ask|asks|asking|list)$/, /^(worth|value)$/],
    [
      {
        said: new RegExp(
          `\\b(?:what|how much) (?:is|are) (?:everything|all|all of the|all the|all our|the|our)(?: (?:homes|listings|houses))?(?: (?:that (?:is|are)|we have|that we have))? ${state}(?: homes| listings| inventory)? worth ${ask}(?= |$)`,
        ),
        meant: ({ groups = {} }) => `total asking price of ${homes(groups['state'])}`,
      },
      {
        said: new RegExp(
          `\\b(?:the )?(?:total )?(?:dollar )?value of (?:the |our |all )*${state} (?:inventory|homes|listings|stock) ${ask}(?= |$)`,
        ),
        meant: ({ groups = {} }) => `total asking price of ${homes(groups['state'])}`,
      },
    ],
  ),
  // "What does everything under contract add up to, going by asking price".
  wherever(
    [/^(ask|asking|list)$/, /^(add|adds|come|comes|amount|amounts|sum|sums|total|totals)$/],
    [
      {
        said: new RegExp(
          `\\b(?:what|how much) (?:does|do|would|will) (?:everything|all|all of the|all the|all our|the|our)(?: (?:homes|listings|houses|stuff))?(?: (?:that (?:is|are)|we have|that we have))? (?:${state}|(?<noun>pendings|actives))(?: (?:homes|listings|inventory))?(?: (?:right now|now|today))? (?:adds?|comes?|amounts?|sums?|totals?)(?: up)? to${going}(?= |$)`,
        ),
        meant: ({ groups = {} }) =>
          `total asking price of ${homes(groups['state'] ?? (groups['noun'] === 'pendings' ? 'pending' : ''))}`,
      },
    ],
  ),
  wherever(
    [/^off$/, /^market$/],
    [{ said: /\b(?:fell|dropped|fall|drop|went) off (?=the market\b)/, meant: () => 'came off ' }],
  ),
  wherever(
    [/^listed$/, /^(everything|all)$/],
    [
      {
        said: /\b(?:everything|all|all the homes|all homes) (?:that )?we (?:have |'ve )?(?:ever )?listed\b/,
        meant: () => 'all listings',
      },
    ],
  ),
]
