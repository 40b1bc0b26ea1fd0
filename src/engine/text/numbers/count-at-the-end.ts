// "…, along with the count", "… and put the number next to each", "…, incl ct": the number that goes with what is asked for, in the
// one wording that the rest of the engine reads.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const joins =
  '(?:along with|together with|alongside(?: of)?|as well as|complete with|accompanied by|showing|including|incl|and (?:also )?(?:show|give|include|add|list|put|tell)(?: me)?(?: down| in)?|put|add|and i (?:want|need)|and also|plus|with|w|and|&|\\+)'
const whose = '(?:the |its |their |that |a |each one s |each (?:one )?of their )?'
const kind = '(?:exact |actual |respective |corresponding |total )?'
const each =
  '(?: (?:too|as well|also|in each(?: one)?|of each(?: one)?|for each(?: one)?|for every one|each|there|beside(?: it| each| them)?|next to (?:it|each(?: one)?|them|each name|the name)))'
const ends = '(?= [.?!]| please| pls|$)'
const counted = '(?<what>count|counts|ct|cts|tally|tallies|number|numbers|nr|#)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`(?: [,;?.])? ${joins} ${whose}${kind}${counted}${each}?${ends}`),
    meant: found => (isPlain.test(found[0]) ? found[0] : withNumber(found)),
  },
  // "Which communities, and what is the number in each".
  {
    said: new RegExp(`(?: ,)? and what (?:is|was|are|were) ${whose}${counted}${each}${ends}`),
    meant: withNumber,
  },
  // "Which listing has the highest number of bookings, with the count", "which item got the most reviews? show how many": it is ranked by
  // that number, which is shown.
  {
    said: new RegExp(
      `(?: [,?:;])? (?:(?:and )?show|tell me|with|and|plus|\\+|:|,) (?:the |that )?(?:count|#|how many(?:(?: (?:is|was|were) (?:that|it|there|they))?(?: (?:for|in|at) each(?: one| of them)?| each)?| has it got| does it have| did it get| it (?:has|had|got)| they (?:have|had|got))?)${ends}(?<=\\b(?:(?:highest|lowest|largest|biggest|greatest|smallest|max|maximum|min|minimum) (?:(?:number|count|amount) of [a-z]+s|[a-z]+ count)|(?:most|fewest) (?:[a-z]+ ){0,3}?[a-z]+s)\\b.*)`,
    ),
    meant: () => '',
  },
  // "Subdivisions 20+ actives count": a column of theirs, and no number of subdivisions.
  {
    said: /(?<=^(?:[a-z]+ )?[a-z]+s (?:with |w |having )?(?:\d+ (?:\+|or more)|(?:over|above|at least|more than|under) \d+) (?:[a-z]+ )?[a-z]+s) (?:count|ct|#)(?= [.?!]|$)/,
    meant: () => ', count',
  },
]

const isPlain = /^(?: ,)? (?:and|with|plus|incl|including|\+|&|w) (?:the |their |its )?(?:count|number|#)$/

function withNumber({ groups }: RegExpExecArray): string {
  const what = groups?.['what'] ?? ''
  return ` with the ${what === '#' ? '#' : what.startsWith('n') ? 'number' : 'count'}`
}

export const countAtTheEnd = wherever(/^(count|counts|ct|cts|tally|tallies|numbers?|nr|#|many)$/, rules)
