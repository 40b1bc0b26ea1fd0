// Behind an answer, "add their email" and "ad the volume too" ask for one more column, and order no change of the data.
const order =
  /^(?<lead>(?:(?:and|ok|okay|so|now|then|please|pls|also|can you|could you|just|great|thanks)[ ,.!]+)*)(?:ad|add|append|tack on|throw in)(?: in| on)? (?:(?:a|another|an extra) column (?:for|with|of) |(?:the|their|his|her|its|each one's|everyone's) )(?=[a-z$#%])/i
const told =
  /(?: column| field)?(?: to (?:it|that|this|the (?:list|table|result|results|report)))? *(?<end>[.!? ]*)$/i

/** "The year each was built", "how many bedrooms each one has": a column, and no groups. */
const ofEach =
  /\b(?:the year (?:(?:that|when|in which) )?each(?: (?:one|home|house|of them|of those))? (?:was|is) (?<done>built)(?: in)?|(?:the (?:number of )?|how many |what )(?<what>[a-z]+(?: [a-z]+)?) (?:(?:that|which) )?each(?: (?:one|home|house|listing|property|product|customer|of them|of those))? (?:has|have|had|got|comes with))(?=[.!? ]*$)/i
const asks =
  /^(?:(?:and|ok|okay|so|now|then|please|pls|also|can you|could you|just|great|thanks)[ ,.!]+)*(?:add|show|include|give|list|append|throw in|tell me|with)\b/i

const withoutEach = (question: string): string =>
  asks.test(question)
    ? question.replace(ofEach, (_, done: string | undefined, what: string | undefined) =>
        done === undefined ? `the ${what ?? ''}` : 'the year built',
      )
    : question

export function withAddedColumns(given: string): string {
  const question = withoutEach(given)
  return order.test(question) ? question.replace(order, '$<lead>include ').replace(told, '$<end>') : question
}
