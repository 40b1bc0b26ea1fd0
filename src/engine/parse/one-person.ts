// "How many of her orders", "did he come back", "that customer's orders": one who was named before, as "their" and "they" name one.
const person = '(?:customer|buyer|shopper|client|guest|person|guy|lady|woman|man)'
const whose = new RegExp(`\\b(?:that|this|the same|said) ${person}(?:'s|’s)(?= [a-z])`, 'gi')
const who = new RegExp(`\\b(did|does|do|has|have|had) (?:that|this|the same) ${person}\\b`, 'gi')

export const withOnePerson = (question: string): string =>
  question
    .replaceAll(whose, 'their')
    .replaceAll(who, '$1 they')
    .replaceAll(
      /\b(of|show|show me|list|see|and|what are|what were|about) (?:her|his)(?= [a-z])/gi,
      '$1 their',
    )
    .replaceAll(/\b(did|does|do|has|have|had) (?:he|she)(?= [a-z])/gi, '$1 they')
