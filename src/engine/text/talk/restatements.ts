// "How many whales do we have, i.e. customers with …": where somebody says in other words what was said before.

export interface Restatement {
  /** As they said it first. */
  first: string
  /** The same in other words. */
  second: string
}

const mark =
  /[,;:.?!(–—-]+\s*(?:(?:or|so|well|and|by that|by which|with that)\s+)?(?:i mean|i\.\s?e\.|i\.?e|meaning|that is to say|that is|in other words|that means|which means)[,:]?\s+(?:that\s+)?(?!(?:going )?by\b)/i

/** What was said, and said again; null where nobody marks it so. */
export function restatement(question: string): Restatement | null {
  const found = mark.exec(question)
  if (found === null || found.index < 3) return null
  const behind = question.slice(found.index + found[0].length)
  const close = found[0].includes('(') ? behind.indexOf(')') : -1
  const second = close < 0 ? behind : `${behind.slice(0, close)} ${behind.slice(close + 1)}`
  return { first: question.slice(0, found.index), second: second.replace(/[\s.?!]+$/, '') }
}
