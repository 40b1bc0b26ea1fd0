/** Vocabulary as data: phrases between commas, on as many lines as they need. */
export function phraseList(text: string): readonly string[] {
  return text
    .split(',')
    .map(phrase => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter(phrase => phrase !== '')
}

/** Each phrase of one list before each of another: "pitted against", "stacked against". */
export const each = (first: string, second: string): string =>
  phraseList(first)
    .flatMap(one => phraseList(second).map(other => `${one} ${other}`))
    .join(', ')

/** Single words between spaces. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(word => word !== ''))
}
