// What a number counts where nothing behind it says so: the thing, or the doing, before it.
import type { Line } from '#engine/parse/piece.ts'

/** "Customers who ordered three times": what was done is counted, not who did it. */
export function doneBefore(line: Line, at: number): string[] {
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) {
    const verbs = line.all(before, 'noun').flatMap(({ noun, verb }) => (verb === true ? [noun] : []))
    if (verbs.length > 0) return verbs
  }
  return nounBefore(line, at)
}

export function nounBefore(line: Line, at: number): string[] {
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) {
    const nouns = line.all(before, 'noun').map(({ noun }) => noun)
    if (nouns.length > 0) return nouns
  }
  return []
}
