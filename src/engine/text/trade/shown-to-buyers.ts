// "Listings that have never been shown to a would-be buyer, so no viewing at all": a showing is a viewing, and what it comes to says it again.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const anybody =
  '(?:anyone|anybody|a soul|(?:a|an|any) (?:single )?(?:(?:would be|would-be|potential|prospective|possible|interested) )?(?:buyers?|purchasers?|person|people)|(?:would be|would-be|potential|prospective|possible|interested) buyers?|buyers)'

export const shownToBuyers: readonly Rewording[] = [
  wherever(
    [/^shown$/, /^(never|not|yet)$/],
    [
      {
        said: new RegExp(
          `\\b(?:(?:have|has|were|was) )?(?:never|not(?: yet)?|not once|yet to be) (?:yet |once |ever )?(?:been )?shown(?: to ${anybody})(?: yet| so far| before| at all)?(?= |$)`,
        ),
        meant: () => 'never had a viewing',
      },
    ],
  ),
  wherever(
    [/^(viewing|viewings|showing|showings)$/, /^never$/],
    [
      {
        said: /(?<=\bnever had a viewing) (?:, )?(?:so|meaning|that is|i e|in other words|as in|-)(?: with| there was| there were)? (?:no|not one|not a|not a single|zero)(?: single)? (?:viewing|showing)s?(?: at all| whatsoever| ever| so far| yet)?(?= [.?!]|$)/,
        meant: () => '',
      },
    ],
  ),
]
