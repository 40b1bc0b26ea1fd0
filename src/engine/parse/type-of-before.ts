// "Revenue by property type" and then "only show the types that made more than $200,000": types of that kind, where a type alone may be
// one of several.

const kinds =
  /\b(?<kind>property|home|listing|reservation|booking|stay|interest|interaction|event|device) types?\b/gi
const bare =
  /(?<=\b(?:the|those|these|which|what|only|show|all|any|by|per|each|other|of) |^)(?<type>types?)\b/i

export function typeOfBefore(question: string, before: string): string {
  if (!bare.test(question) || question.search(kinds) >= 0) return question
  const named = new Set(
    [...before.matchAll(kinds)].map(({ groups }) => groups?.['kind']?.toLowerCase() ?? ''),
  )
  const [kind, ...others] = named
  return kind === undefined || others.length > 0 ? question : question.replace(bare, `${kind} $<type>`)
}
