// Where in a question the words stand that were not understood.

export interface QuestionPart {
  text: string
  ringed: boolean
  /** Where it starts. */
  at: number
}

/** The question in parts; joined again, they are the question. Words that stand side by side share one ring. */
export function ringedWords(question: string, unknown: readonly string[]): QuestionPart[] {
  const found = unknown
    .filter(word => word.trim() !== '')
    .flatMap(word => placesOf(question, word.trim()))
    .sort((one, other) => one.start - other.start)
  const rings: { start: number; end: number }[] = []
  for (const { start, end } of found) {
    const last = rings.at(-1)
    if (last !== undefined && /^\s*$/.test(question.slice(last.end, start)))
      last.end = Math.max(last.end, end)
    else rings.push({ start, end })
  }
  const parts: QuestionPart[] = []
  let at = 0
  const push = (end: number, ringed: boolean) => {
    if (end > at) parts.push({ text: question.slice(at, end), ringed, at })
    at = Math.max(at, end)
  }
  for (const { start, end } of rings) {
    push(start, false)
    push(end, true)
  }
  push(question.length, false)
  return parts
}

/** Whole words only: the unknown "art" is not the one in "apartment". Spaces in it may be hyphens in the question. */
function placesOf(question: string, word: string): { start: number; end: number }[] {
  const pattern = word
    .split(/[\s-]+/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s-]+')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')
  return [...question.matchAll(whole)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }))
}
