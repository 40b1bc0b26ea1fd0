// Behind an answer, "add their email" and "ad the volume too" ask for one more column, and order no change of the data.
const order =
  /^(?<lead>(?:(?:and|ok|okay|so|now|then|please|pls|also|can you|could you|just|great|thanks)[ ,.!]+)*)(?:ad|add|append|tack on|throw in)(?: in| on)? (?:(?:a|another|an extra) column (?:for|with|of) |(?:the|their|his|her|its|each one's|everyone's) )(?=[a-z$#%])/i
const told =
  /(?: column| field)?(?: to (?:it|that|this|the (?:list|table|result|results|report)))? *(?<end>[.!? ]*)$/i

export const withAddedColumns = (question: string): string =>
  order.test(question) ? question.replace(order, '$<lead>include ').replace(told, '$<end>') : question
