// A letter too many or too few beside its like: "numbber", "runing", "custommers". Such words may look as if made of others ("numb",
// "custom"), and nobody means those.

export function withLettersOnce(word: string, isMeant: (word: string) => boolean): string | null {
  const letters = [...word]
  const without = (at: number) => word.slice(0, at) + word.slice(at + 1)
  const once = letters.flatMap((letter, at) => (at > 0 && letter === letters[at - 1] ? [without(at)] : []))
  const twice = letters.flatMap((letter, at) =>
    at > 0 && letter !== letters[at - 1] && letter !== letters[at + 1] && /[^aiuqhjkwxy]/.test(letter)
      ? [word.slice(0, at) + letter + word.slice(at)]
      : [],
  )
  const found = new Set([...once, ...twice].filter(isMeant))
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}
