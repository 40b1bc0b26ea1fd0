// "Homes nobody's bothered to inquire about", "products nobody ordered this year": those that have no such rows. "Nobody booked last
// month" may speak of the day of booking, and "nobody bought" of what was paid: those are left as they are.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?:homes|houses|properties|listings|places|cabins|lofts|villas|chalets|cottages|products|items|books|toys)'

const rows: readonly (readonly [RegExp, string])[] = [
  [/^(?:inquire|ask)|(?:inquir|enquir)(?:y|ies)\b/, 'inquiries'],
  [/^(?:view|look)/, 'views'],
  [/^click/, 'clicks'],
  [/^(?:favorite|heart|save)/, 'favorites'],
  [/^stay/, 'bookings'],
  [/^order|\borders?\b/, 'orders'],
]

/** "Sent an inquiry about", "placed a single order for". */
const made =
  '(?:sent|made|submitted|placed|put)(?: us| in)?(?: an?| any| one| at least one)?(?: single)? (?:inquiry|enquiry|inquiries|enquiries|orders?)(?: about| on| for| to)?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${things} )(?:that |which )?(?:nobody|no one|not a single person|not one person)(?: (?:is|has|have|ever|even|yet|at all)){0,3}(?: (?:bothered|cared|wanted|tried|chosen|chose) to)? (?<did>inquired?(?: about)?|ask(?:ed)? about|view(?:ed)?|look(?:ed)? at|click(?:ed)?(?: on)?|favorited?|heart(?:ed)?|saved?|stay(?:ed)? (?:in|at)|order(?:ed)?|${made})(?= |$)`,
    ),
    meant: ({ groups, 0: said }) => {
      const found = rows.find(([verb]) => verb.test(groups?.['did'] ?? ''))
      return found === undefined ? said : `with no ${found[1]}`
    },
  },
]

export const nobodyDid = wherever(/^(nobody|one|person)$/, rules)
