// "Actives per closing in the past 6 months": the ratio of the one to the other, each with its own time; by itself "per closing" would take
// the time for that of both, and no home was active in it.
const top =
  '(?:actives?|active (?:listings|homes|inventory)|pendings?|pending (?:listings|homes)|listings for sale|homes for sale)'
const bottom = '(?:closing|closed sale|sold home|sale|sold)'
const per = new RegExp(
  `\\b(?:number of |# of |how many )?(?<top>${top}) (?:per|for (?:each|every)|to each) ${bottom}(?= ?(?:[,.?!(]|$)| (?:in|over|for|by|this|last|since|past|during|the)\\b)`,
  'i',
)
/** Said again in brackets. */
const gloss = new RegExp(
  ` ?\\( ?(?:i\\.?e\\.? ?,? ?|= ?)?${top} ?(?:\\/|÷|over|divided by|per|to) ?(?:${bottom}s?|solds|sold homes) ?\\)`,
  'i',
)

export function onePerOther(question: string): string {
  const found = per.exec(question)
  if (found === null) return question
  // "…, by area": the groups of both.
  const plain = question.replace(gloss, '').replace(/ ?, ?(?=(?:by|per|for each) )/i, ' ')
  return plain.replace(
    per,
    `ratio of ${(found.groups?.['top'] ?? '').replace(/^(active|pending)$/i, '$1s')} to sales`,
  )
}
