// "Homes nobody's bothered to inquire about", "products nobody ordered this year": those that have no such rows. "Nobody booked last
// month" may speak of the day of booking, and "nobody bought" of what was paid: those are left as they are.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?:homes?|houses?|property|properties|listings?|places?|cabins?|lofts?|villas?|chalets?|cottages?|products?|items?|books|toys)'

const rows: readonly (readonly [RegExp, string])[] = [
  [/^(?:inquire|ask)|(?:inquir|enquir)(?:y|ies)\b/, 'inquiries'],
  [/^(?:view|look)/, 'views'],
  [/^click/, 'clicks'],
  [/^(?:favorite|heart|save)|\b(?:favou?rites?|wish ?list)$/, 'favorites'],
  [/^shared?$/, 'shares'],
  [/^stay/, 'bookings'],
  [/^cancel/, 'cancelled reservations'],
  [/^order|\borders?\b/, 'orders'],
]

/** "Sent an inquiry about", "placed a single order for". */
const made =
  '(?:sent|made|submitted|placed|put)(?: us| in)?(?: an?| any| one| at least one)?(?: single)? (?:inquiry|enquiry|inquiries|enquiries|orders?)(?: about| on| for| to)?'

/** "Marked as a favorite", "put on a wishlist". */
const kept =
  '(?:mark(?:ed)?|tag(?:ged)?|flag(?:ged)?|add(?:ed)?|save[ds]?|put|pick(?:ed)?)(?: (?:it|them|this|one))? (?:as|to|on|in|among)(?: an?| their| the| any| his| her)? (?:favou?rites?|wish ?list)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${things} )(?:that |which |where )?(?:nobody|no one|no guests?|not a single person|not one person)(?: (?:is|has|have|ever|even|yet|at all)){0,3}(?: (?:bothered|cared|wanted|tried|chosen|chose) to)? (?<did>inquired?(?: about)?|ask(?:ed)? about|view(?:ed)?|look(?:ed)? at|click(?:ed)?(?: on)?|${kept}|favorited?|heart(?:ed)?|saved?|shared?|stay(?:ed)? (?:in|at)|cancel(?:led|ed)?(?: on(?: us)?)?|order(?:ed)?|${made})(?= |$)`,
    ),
    meant: ({ groups, 0: said }) => {
      const found = rows.find(([verb]) => verb.test(groups?.['did'] ?? ''))
      return found === undefined ? said : `with no ${found[1]}`
    },
  },
]

const home = /\b(?:homes|houses|properties|listings|places|cabins|lofts|villas|chalets|cottages)\b/
const nobody =
  '(?:(?:that|which|where) )?(?:(?:had|have|has|with) )?(?:nobody|no one|no guests?|not a single (?:guest|person))'
const came = '(?:check(?:ed|s|ing)?[ -]?in(?:to)?|arriv(?:e|ed|es|ing)|come|came|coming)(?: to| at(?! all))?'

/** Homes "that nobody checked into for a stay", "had no check-ins for a stay": what they came for tells of no other stay that was there. */
const nobodyCame: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b${nobody}(?: ever| even)? (?:${came}(?: at all)?|book(?:ed|ing)?(?: at all)?(?= for an? stay))(?: for an? (?:single |guest )?stay)?(?= (?:at all |in |during |since |over |for |on |between |this |last |the |all |yet|from )|$)`,
    ),
    meant: ({ 0: said, index }, question) =>
      home.test(question.slice(0, index)) ? 'with no bookings' : said,
  },
  {
    said: /\b(?<none>(?:no|without(?: an?| any)?|zero|not a single) (?:bookings?|reservations?|guests?|arrivals?|check-?ins?|check ins?)(?: at all)?) for an? (?:single |guest )?stay(?= (?:in |during |since |over |on |between |this |last |the |all |yet)|$)/,
    meant: ({ groups }) => groups?.['none'] ?? '',
  },
  // "No arrivals booked this month": when they come, and not when they were booked.
  {
    said: /\b(?<none>(?:no|without(?: an?| any)?|zero|not (?:a|one)(?: single)?|any|a single) (?:arrivals?|check-?ins?|check ins?)) (?:booked|scheduled|planned|lined up|set up|due)(?= (?:in |for |during |on |this |next |the |yet|so far)| ?[.?!,-]| ?$)/,
    meant: ({ groups }) => groups?.['none'] ?? '',
  },
  // "Had nobody book a stay this month".
  {
    said: /\b(?<who>nobody|no one) (?:book|booked|reserve|reserved) an? (?:single )?(?:stay|night)\b/,
    meant: ({ groups }) => `${groups?.['who'] ?? ''} booked`,
  },
]

export const nobodyDid: readonly Rewording[] = [
  wherever(/^(nobody|one|person|guests?)$/, rules),
  wherever(
    [
      /^(nobody|no|one|guest|without|zero|person|not|any|single)$/,
      /^(stay|night|in|ins|into|checkins?|arrivals?|arrive|arrives|arrived|arriving|come|coming|came)$/,
    ],
    nobodyCame,
  ),
]
