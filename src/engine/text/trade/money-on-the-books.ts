// "Dollars on the books for December", "dollars booked in May": the money, and no price of each.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

/** "How much is on the books for the next 90 days". */
const howMuch: Rewriting = {
  said: /\bhow much (?:money |cash |dollars )?(?=(?:(?:is|do|does|have|has|we|i|there|already|still|now|currently|got|stands) ){0,5}on (?:the|our) books\b.* (?:for|in|next|this|after|from|over|during|between|arriving|coming|through)\b)/,
  meant: () => 'how much revenue ',
}

const dollars = wherever(/^(dollars|\$)$/, [
  {
    said: /^(?:(?:the |total |how many )*)(?:dollars|\$)(?: amount| total| value)? (?<how>on (?:the|our) books|booked|in bookings|from bookings|for)(?= )(?! each| \$?\d)/,
    meant: ({ groups }) =>
      `money ${/^(?:on|for)/.test(groups?.['how'] ?? '') ? (groups?.['how'] ?? '') : 'from bookings'}`,
  },
])

export const moneyOnTheBooks: readonly Rewording[] = [wherever([/^much$/, /^books$/], [howMuch]), dollars]
