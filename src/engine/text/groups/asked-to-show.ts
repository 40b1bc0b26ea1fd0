// What is asked for, behind a verb that might name something else: "contrast Texas and California", "share the homes", "list refunded orders and
// cancelled orders", "… showing name and price".
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const column =
  '(?:names?|titles?|address|addresses|prices?|emails?|city|brand|rating|stock|status|dates?|guests?|amounts?|customers?|products?|order|mls|days|beds|subdivision|area|category)'
const asking = '(?<asking>(?:(?:please|pls|can you|could you|let us|now|ok|so|just) )*)'

export const askedToShow: readonly Rewording[] = [
  // "What each category brought in and how many units it sold": a bare "what" is lost beside the other number.
  wherever(
    [/^what$/, /^(each|every)$/],
    [
      {
        said: /\bwhat (?:each|every)(?: single)? (?<group>(?!of\b)[a-z]+(?: type| method)?) (?:has |have )?(?<verb>brought in|made|earned|took in|taken in|grossed|generated|pulled in|turned over|brings in|makes|earns|took)(?= (?:and|in|last|this|for|over|since|during|so)\b| [,.?!:;&+]|$)/,
        meant: ({ groups = {} }) => `how much each ${groups['group'] ?? ''} ${groups['verb'] ?? ''}`,
      },
    ],
  ),
  // "What Aspen earned last year, how many bookings it had, and the average stay": the first of several numbers.
  wherever(
    [/^what$/, /^(brought|made|earned|took|grossed|generated)$/],
    [
      {
        said: /(?<=^|: )what (?<who>(?!it |they |we |each |every |all |the |our |was |is |did |do |are )(?:[a-z]+ ){1,3}?)(?:has |have )?(?:brought in|made|earned|took in|grossed|generated)(?<when>(?: (?:last|this) (?:year|month|quarter|week)| in \d{4}| in [a-z]+(?: \d{4})?)?)(?= (?:, )?(?:and )?(?:how many|the (?:average|avg|number|total)|its |number of )| , )/,
        meant: ({ groups = {} }) => `revenue of ${(groups['who'] ?? '').trim()}${groups['when'] ?? ''}`,
      },
    ],
  ),
  wherever(/^(contrast|against)$/, [
    {
      said: new RegExp(`^${asking}contrast (?=[a-z])`),
      meant: ({ groups }) => `${groups?.['asking'] ?? ''}compare`,
    },
    {
      said: new RegExp(
        `^${asking}(?:weigh|pit|stack|set|hold) (?<one>(?:[a-z]+ ){1,5}?)(?:up )?against (?=[a-z])`,
      ),
      meant: ({ groups }) => `${groups?.['asking'] ?? ''}compare ${groups?.['one'] ?? ''}with`,
    },
  ]),
  wherever(/^(showing|giving|displaying|stating|quoting)$/, [
    {
      said: new RegExp(
        `(?<=[a-z\\d,] )(?:showing|giving|displaying|stating|quoting) (?=(?:the |their |its )?(?:[a-z]+ )?${column}(?= |$))`,
      ),
      meant: () => 'with',
    },
  ]),
  // "Share the homes" asks for no part of them.
  wherever(/^(share|search)$/, [
    {
      said: new RegExp(
        `^${asking}(?:share(?: with (?:me|us))?|search for|search) (?=(?:the|our|all|your|a list of|homes|listings|products|orders|customers|active)\\b(?!.* (?:of|by|per)\\b))`,
      ),
      meant: ({ groups }) => `${groups?.['asking'] ?? ''}show`,
    },
  ]),
  // "List refunded orders and cancelled orders": the rows, and no number of each.
  wherever(/^list$/, [
    {
      said: /(?<=^(?:please )?list (?:all |the |our |all the |all our )?)(?<one>[a-z]+) (?<rows>orders|bookings|reservations|listings|homes) and (?:the )?(?<other>[a-z]+) \k<rows>(?= |$)/,
      meant: ({ groups = {} }) =>
        `${groups['one'] ?? ''} and ${groups['other'] ?? ''} ${groups['rows'] ?? ''}`,
    },
  ]),
]
