// "Sold within $10,000 of asking", "closed within 2% of their ask": so far on either side of it, and no asking price of so much.

const sold =
  '\\b(sold|sell|sells|closed?|went|gone|sales|closings|deals|solds|homes|houses|were|was)(?: (?:for|at|that|which|were|closed|sold))*(?: anywhere)?'
const ask =
  '(?: dollars| bucks)? (?:of|from) (?:the |their |its )?(?:own )?(?:asking|ask|list|listing)\\b(?: price)?'

const inPercent = new RegExp(`${sold} within (\\d+(?:\\.\\d+)?) ?(?:%|percent|pct)${ask}`, 'gi')
const inDollars = new RegExp(`${sold} within \\$? ?(\\d[\\d,.]*(?: ?(?:k|grand|thousand)\\b)?)${ask}`, 'gi')

export const nearAsking = (question: string): string =>
  /\bwithin\b/i.test(question)
    ? question
        .replace(inPercent, '$1 with a discount percent between -$2 and $2')
        .replace(inDollars, '$1 with a discount between -$2 and $2')
    : question
