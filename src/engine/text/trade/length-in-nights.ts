// "Average length of weekly stays in nights", "lead time by city in days": the unit that it is told in anyway, and no second number. "A
// separate bedroom" is a bedroom.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const lengths =
  '(?:length|lengths|lasts?|lasted|los|how long|duration|stay|average stay|avg stay|lead time|booking window|how far (?:ahead|in advance|out)|days on market|dom)'
const unit: Rewriting = {
  said: new RegExp(
    `(?<=\\b${lengths}\\b.*)(?<!\\b(?:check|median stay))(?: ,)? (?:\\( )?(?:(?:measured |counted |expressed )?in) (?:nights|days)(?: \\))?(?= [,.?!]|$)`,
  ),
  meant: () => '',
}

const ownBedroom: Rewriting = {
  said: /\b(?<no>without (?:an? |any )?|no |not have (?:an? |any )?|lack(?:ing)? (?:an? )?)(?:separate|proper|real|dedicated|actual) (?<room>bedrooms?)\b/,
  meant: ({ groups = {} }) =>
    `${/^(?:no )/.test(groups['no'] ?? '') ? 'no' : 'without a'} ${groups['room'] ?? ''}`,
}

export const lengthInNights: readonly Rewording[] = [
  wherever([/^(nights|days)$/, /^in$/], [unit]),
  wherever([/^(separate|proper|real|dedicated|actual)$/, /^bedrooms?$/], [ownBedroom]),
]
