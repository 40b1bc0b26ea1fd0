// "List our Texas homes" and then "add the number of bedrooms": what each of them has, and not how many rooms all of them have.
const asked =
  /^(?:(?:and|ok|okay|so|now|then|please|also|can you|could you)[ ,]+)*(?:add|include|show|put|give me)(?: also| me| in)? (?:the |their |its )?(?:number|count|no\.?|#) of (?<rooms>(?:bed|bath)(?:room)?s)(?: (?:too|as well|for each(?: one)?|of each(?: one)?|please|pls))*[?.! ]*$/i
const computes = /\b(?:how many|how much|average|avg|mean|median|total|number of|count|sum|by|per)\b/i

export const roomsBeside = (question: string, before: string): string | null => {
  const rooms = asked.exec(question)?.groups?.['rooms']
  return rooms === undefined || computes.test(before) ? null : `add the ${rooms}`
}
