// Behind an answer, "okay, now switch it to 2026" asks the same of something else.
const order =
  /^(?:(?:now|ok|okay|and|then|so|please|pls|can you|could you|just|nice|great|good|perfect|cool|thanks|thank you|alright|hmm|well|but|oh)[ ,.!]+)*(?:switch|flip|shift|swap|change|move)(?: (?:it|that|this|the (?:year|month|quarter|week|period|dates?|time ?frame|time range|metric|measure)))?(?: over| around)? to (?:the |be |show |just )*((?:[\w$'-]+ ?){1,5}?)(?:(?:please|pls|now|instead) ?)*[.!? ]*$/i

/** "Switch to quarterly" is known in other words. */
const notOne =
  /\b(?:and|or|but|then)\b|^(?:a )?(?:(?:day|week|month|quarter|year)s|daily|weekly|monthly|quarterly|yearly)$/i

export function withSwitched(question: string): string {
  const what = order.exec(question)?.[1] ?? ''
  return what === '' || notOne.test(what) ? question : `${what.trim()} instead`
}
