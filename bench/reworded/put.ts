// One way to say the same, and how it is put into a question.

export interface Rewording {
  name: string
  /** The questions it applies to: those that hold this. */
  holds: RegExp
  /** What makes it another question. */
  unless?: RegExp
  ways: readonly ((question: string) => string)[]
}

type Text = string | ((...found: string[]) => string)

/** Each text in the place of what was said. */
export const put = (name: string, said: RegExp, texts: readonly Text[], unless?: RegExp): Rewording => ({
  name,
  holds: said,
  ...(unless && { unless }),
  ways: texts.map(
    text => question =>
      typeof text === 'string'
        ? question.replace(said, text)
        : question.replace(said, (...found) => text(...found.filter(part => typeof part === 'string'))),
  ),
})

/** Words of which each stands for the others: the next one in the place of what was said. */
export function swap(name: string, words: readonly string[], unless?: RegExp): Rewording {
  const said = new RegExp(`\\b(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?!\\w)`, 'i')
  const others = words.slice(1).map(
    (_, step) => (question: string) =>
      question.replace(said, found => {
        const at = words.indexOf(found.toLowerCase())
        return words[(at + step + 1) % words.length] ?? found
      }),
  )
  return { name, holds: said, ...(unless && { unless }), ways: others }
}
