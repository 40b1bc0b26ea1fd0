// "Of all months on record, the one with the most bookings": which month that is. And limits that let nothing through: "nothing over 600k".
import { wherever, type Rewording } from '#engine/text/rewritten.ts'
import { singular } from '#engine/text/stem.ts'

const amount = '(?<amount>\\$? ?[\\d.,]+ ?(?:k|m|grand|thousand|million)?)'

/** "Areas with nothing under 500k" have none such. */
const ofOwn =
  '(?<!\\b(?:areas?|subdivisions?|neighbou?rhoods?|community|communities|villages?|brands?|category|categories) (?:that )?(?:with|have|has|having) )'

export const ofAllTheOne: readonly Rewording[] = [
  wherever(/^all$/, [
    {
      said: /^of all (?:of )?(?:the |our )?(?<what>[a-z]+s)(?: on record| ever| we have| so far| we had)?(?: ,)? (?:(?:which|what)(?: one)? (?<has>has|had|got|saw|brought)|(?:which|what) is the one with|the one (?:with|that has|that had)) (?=the (?:most|fewest|least|highest|lowest|biggest|largest|smallest|best|worst)\b)/,
      meant: ({ groups }) => `which ${singular(groups?.['what'] ?? '')} ${groups?.['has'] ?? 'has'} `,
    },
  ]),
  // "Among pending listings, name the one with the most days": one of them.
  wherever(/^among$/, [
    {
      said: /^among (?:the |our |all )*(?<what>[a-z][a-z ]*?) , (?:(?:show|name|find|list|give|tell)(?: me)? )?the one (?<with>with|that has|that had|that was|that is) /,
      meant: ({ groups }) =>
        `among ${groups?.['what'] ?? ''} , which one ${(groups?.['with'] ?? '').replace('with', 'has').replace('that ', '')} `,
    },
  ]),
  wherever(/^nothing$/, [
    {
      said: new RegExp(
        `\\bnothing (?:at |from |that is )?${amount} (?:or|and) (?:over|more|above|up|higher)(?= |$)`,
      ),
      meant: ({ groups }) => `under ${groups?.['amount'] ?? ''}`,
    },
    {
      said: new RegExp(`${ofOwn}\\bnothing (?:over|above|more than|north of|past|exceeding) (?=\\$? ?\\d)`),
      meant: () => 'at most ',
    },
    {
      said: new RegExp(`${ofOwn}\\bnothing (?:under|below|less than|fewer than) (?=\\$? ?\\d)`),
      meant: () => 'at least ',
    },
  ]),
  // "High, low and avg ask".
  wherever(/^(low|lo)$/, [
    {
      said: /\b(?:high|hi)(?<and> ,| \/| and| &) (?:low|lo)\b/,
      meant: ({ groups }) => `highest${groups?.['and'] ?? ''} lowest`,
    },
    {
      said: /\b(?:low|lo)(?<and> ,| \/| and| &) (?:high|hi)\b/,
      meant: ({ groups }) => `lowest${groups?.['and'] ?? ''} highest`,
    },
  ]),
]
