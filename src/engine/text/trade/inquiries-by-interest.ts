// "Inquiries sent by would-be buyers vs people who want to rent": who sent them is told by what they came for.
import { wherever } from '#engine/text/rewritten.ts'

const who = (verb: string, person: string, doing: string) =>
  `(?:people|leads|visitors|folks|prospects|those) (?:who |that )?(?:(?:want|wanted|wanting|hope|hoping|looking|wish) to ${verb}|interested in ${doing})(?: a (?:home|place|house))?|(?:(?:would be|would-be|potential|prospective|possible) )?${person}`
const kinds: readonly (readonly [string, RegExp, string])[] = [
  ['buying', /^.*\b(?:buy|buyers|buying)\b/, who('buy', 'buyers', 'buying')],
  ['renting', /^.*\b(?:rent|renters|renting)\b/, who('rent', 'renters', 'renting')],
  ['investing', /^.*\b(?:invest|investors|investing)\b/, who('invest', 'investors', 'investing')],
]
const anyone = `(?:${kinds.map(([, , said]) => said).join('|')})`
const interestOf = (said: string) => kinds.find(([, tells]) => tells.test(said))?.[0] ?? said

export const inquiriesByInterest = wherever(
  [/^(inquiries|views|clicks|favorites|shares)$/, /^(vs|versus|against)$/],
  [
    {
      said: new RegExp(
        `\\b(?<what>inquiries|views|clicks|favorites|shares) (?:(?:sent|made|written|coming|left|submitted) )?(?:by|from|of) (?<one>${anyone}) (?:vs|versus|against)(?: \\.)? (?:(?:by|from|those (?:of|from)) )?(?<two>${anyone})(?= |$)`,
      ),
      meant: ({ groups = {} }) =>
        `${groups['what'] ?? ''} by interest type ${interestOf(groups['one'] ?? '')} vs ${interestOf(groups['two'] ?? '')}`,
    },
  ],
)
