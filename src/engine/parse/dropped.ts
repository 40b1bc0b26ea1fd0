// Behind an answer, "remove Aspen" and "drop the cancelled ones" speak of its rows, and order no change of the data.
const order =
  /^(?:(?:now|ok|okay|and|then|so|please|pls|can you|could you|just|also|nice|great|good|perfect|cool|thanks|thank you|alright|right|hmm|well|but|oh|yes|awesome|lovely|fine)[ ,.!]+)*(?:remove|drop|lose|cut|strip|get rid of|throw out|kick out)(?: the| all)? (?!(?:it|that|this|(?:the |my |our |their )?(?:budget|limit|max|maximum|price|ceiling|cap|minimum|min|floor|threshold)) (?:down )?to )(.+?)(?: from (?:it|that|this|there|the (?:list|table|chart|answer|results?)))?(?: please| pls)?[.!? ]*$/i

/** As what the answer before is to be without; `isState` tells a value from a thing, which could be meant in the data. */
export function withDropped(question: string, isState: (text: string) => boolean): string {
  const without = (part: string): string | null => {
    const named = order.exec(part)?.[1]
    return named !== undefined && isState(named) ? `excluding ${named}` : null
  }
  const whole = without(question)
  if (whole !== null) return whole
  // "Cheapest first, drop anything over 120 days": the rest of it is said of the answer as well.
  const parts = question.split(
    /, +(?:(?:and|then|but) +)?| +(?:and|then|but) +(?=(?:remove|drop|lose|cut|sort|order|rank)\b)/i,
  )
  const left = parts.map(without)
  return parts.length === 2 && left.some(part => part !== null)
    ? parts.map((part, at) => left[at] ?? part).join(', ')
    : question
}
