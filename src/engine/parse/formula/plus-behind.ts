/** "Most shared listing, phones only, + number of shares": behind a pause it joins one more number, and adds nothing up. */
export const plusBehind = (question: string): string =>
  question.includes('+')
    ? question
        .replaceAll(bareCount, ', with $1')
        .replaceAll(/, ?\+ ?(?=[a-z#$])/gi, ', and ')
        .replaceAll(columns, ' and ')
        .replaceAll(names, ' and ')
        .replaceAll(limited, ' and ')
        .replace(ranked, ', with ')
        .replace(rankedByCount, ', with ')
        .replace(rows, ' and ')
        .replace(asked, ' with how $<many>each ')
    : question

/** "Subdivisions, actives > 15, + count": the number of each, and not of all. */
const bareCount = /, ?\+ ?((?:the )?(?:count|counts|number))(?=\s*(?:[,.?!]|$))/gi

/** "Name + $": what each is called, and its money. */
const columns = /(?<=\b(?:names?|titles?|address|addresses|guest|home|house|city)) ?\+ ?(?=[#$](?![\d]))/gi

/** "Brand + units": to a name nothing can be added. */
const names =
  /(?<=\b(?:name|title|address|addr|guest|customer|product|property|listing|brand|category|area|city|state|subdivision|community|neighborhood|month|quarter|weekday|date|mls#?)(?: \+ [a-z#$% ]{1,24}?)*) \+ (?=[a-z#$%])/gi

/** "Actives > 15 + avg ask > 1M": behind a limit comes another one. */
const limited = /(?<=[<>≥≤]=? ?\$?\d[\d.,]{0,12}[km]?) \+ (?=[a-z#])/gi

/** "Top 10 guests by spend + $": beside what is ranked stands its number. */
const first = '(?:\\b(?:top|bottom|best|worst|most|least|highest|lowest|biggest|busiest)\\b|#1\\b)'
const end = '(?=\\s|[,.?!]|$)'
const ranked = new RegExp(
  `(?<=${first}[^+]{2,80}) \\+ (?=(?:the |its |their )?(?:amounts?|averages?|avg|totals?|rate|share|percentage|percent|pct|ratio|value|figure|# [a-z]+|[$%])${end})`,
  'i',
)

/** "#1 area by homes sold + count": of what was ranked by money, nobody could tell what is counted. */
const money =
  '(?:revenue|rev|sales volume|volume|spend|spent|price|rate|value|ltv|amount|avg|average|median|income|earnings|rating|\\$)'
const rankedByCount = new RegExp(
  `(?<=${first}(?![^+]*\\bby\\b[^+]*\\b${money})[^+]{2,80}) \\+ (?=(?:the |its |their )?(?:counts?|number|#)${end}(?! [a-z]))`,
  'i',
)

/** "Latest cancelled order # + date", "most favorited home + how many favs": to single rows nothing can be added. */
const rows =
  /(?<=^(?:(?:the|our|show|me|list) )*(?:latest|last|newest|oldest|earliest|first|cheapest|priciest|most [a-z]+ed|(?:top|bottom) (?:\d+|five|ten|three))\b(?![^+]*\b(?:by|per)\b)[^+/=,]{2,60}) \+ (?=(?:the |its |their )?(?:dates?|days?|how many|revenue|units(?: sold)?|prices?|names?|emails?|stock|ratings?)\b)/i

/** "Sold out products + how many units they sold": the number of each. */
const asked = / \+ how (?<many>(?:many|much) (?:[a-z]+ ){0,2})(?:they|each|it|he|she)\b ?/i
