// "Put the one with the most sales on top and go down from there", "from the biggest down": an order of all of them, and no first one. And
// what adds up on the way: "the revenue added up so far".
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const money = '(?:rev|revenue|sales|income|volume|units|bookings|orders|nights|closings)'

export const downTheList: readonly Rewording[] = [
  wherever(/^(top|first|down|up)$/, [
    {
      said: /(?:(?: ,)? and|[,;])? (?:please )?put the (?:one|ones) (?:with|that has|that have|having) the (?<end>most|fewest|least|highest|lowest|biggest|smallest) (?<what>[a-z]+(?: [a-z]+){0,2}) (?:on top|at the top|first)(?:(?: ,)? (?:and|then) (?:go|work|work your way|carry on|continue) down(?: from there)?)?(?= [.?!,]|$)/,
      meant: ({ groups }) => ` , ${groups?.['end'] ?? ''} ${groups?.['what'] ?? ''} first`,
    },
    {
      said: /\b(?:(?:sorted|ordered|ranked|listed|sort|order|arranged) )?(?:from|starting (?:from|with)|beginning with) the (?<end>biggest|largest|highest|smallest|lowest|cheapest|best|worst|newest|oldest)(?: one)?(?: on)? (?:down|downwards?|up|upwards?|on)(?: [,;])?(?= |$)(?<rest>.*)$/,
      meant: ({ groups, index }) =>
        index > 0
          ? `, ${groups?.['end'] ?? ''} first ${groups?.['rest']?.trim() ?? ''}`
          : `${groups?.['rest']?.trim() ?? ''} , ${groups?.['end'] ?? ''} first`,
    },
  ]),
  wherever(/^(far|cum|added|adding|accumulated|accumulating)$/, [
    {
      said: new RegExp(
        `\\b(?<what>${money}) (?:added up|adding up|summed up|accumulated|accumulating|as it adds up)(?: (?:so far|to date|along the way|as we go|as the year goes on))(?= |$)`,
      ),
      meant: ({ groups }) => `running total of ${groups?.['what'] ?? ''}`,
    },
    { said: new RegExp(`\\bcum(?: [.])? (?=${money}\\b)`), meant: () => 'cumulative ' },
  ]),
  // "Not older than 2000": built then or later.
  wherever(/^(older|newer)$/, [
    {
      said: /\b(?:not?|none|nothing) (?<than>older|newer) than (?<year>(?:19|20)\d\d)(?= |$)/,
      meant: ({ groups }) =>
        `built in ${groups?.['year'] ?? ''} or ${groups?.['than'] === 'older' ? 'later' : 'earlier'}`,
    },
  ]),
  // "Closed units, Q2": how many, as those who sell homes say it.
  wherever(/^units$/, [
    {
      said: /^(?:closed|sold) units(?= [,:;-]| (?:in|for|this|last|during|since|ytd|q[1-4]|20\d\d)\b|$)(?!.*\b(?:list|address|addresses|names?)\b)/,
      meant: () => 'number of closings',
    },
    // "That we're still sitting on more than 50 units of".
    {
      said: /\b(?:that |which )?(?:we (?:are|have been) )?(?:still )?sitting on (?<limit>(?:more than|over|at least|upwards of) \d+) (?:units|pieces)(?: of)?(?: them| it)?(?= |$)/,
      meant: ({ groups }) => `with ${groups?.['limit'] ?? ''} in stock`,
    },
  ]),
  // "Top rated beauty stuff", "Beauty, top rated: …": several of them.
  wherever(/^(rated|reviewed)$/, [
    {
      said: /\b(?<top>(?:top|best|highest) (?:rated|reviewed)) (?<kind>[a-z]+(?: [&a-z]+){0,2}?) stuff(?= |$)/,
      meant: ({ groups }) => `${groups?.['top'] ?? ''} products in ${groups?.['kind'] ?? ''}`,
    },
    { said: /(?<=, (?:top|best|highest) (?:rated|reviewed))(?= [:])/, meant: () => ' products' },
  ]),
]
