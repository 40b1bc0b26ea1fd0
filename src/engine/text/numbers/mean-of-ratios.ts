// "Avg discount off ask in % (mean of each sale's discount / ask)": how each of them is reckoned, which is how it is done anyway. As
// the money given away over the money asked it is another number.

const explained =
  /\((?:i\.?e\.?,? |that is,? |meaning |= ?)?(?:the )?(?:mean|average|avg)\.? of (?:each|every|the single) (?:sale|home|house|closing|listing|deal)(?:'?s)?(?: own)? (?:discount|reduction|cut) ?(?:\/|÷|over|divided by) ?(?:its |the )?(?:ask|asking|list)(?: price)?\)/i

const asked =
  /\b(?:average|avg|mean)\.? (?:discount|reduction)\b.*(?:%|\bpct\b|\bpercent)|(?:%|\bpct\b|\bpercent(?:age)?) discount\b/i

export const meanOfRatios = (question: string): string => {
  const plain = question.replace(explained, '')
  return plain !== question && asked.test(plain) ? plain.trim() : question
}
