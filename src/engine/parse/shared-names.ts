// "Harbor, Palmetto and Lighthouse Village", "beach and lake houses", "Apple or Google Pay": names that end alike, and their last
// word said once, behind the last of them.
import type { Match } from '#engine/lookup/phrase-index.ts'
import type { Token } from '#engine/text/token.ts'
import type { Candidate } from './segment.ts'
import type { Meaning } from './piece.ts'
import type { Vocabulary } from './vocabulary.ts'

const joint = /^(and|or|versus|vs|plus|,|\+|\/)$/

/** A candidate for every word before a name that makes another such name with its last word, and is nothing by itself. */
export function sharedNames(
  tokens: readonly Token[],
  matches: readonly Match<Meaning>[],
  vocabulary: Vocabulary,
): Candidate[] {
  const isKnown = (at: number) =>
    matches.some(({ start, end, payload }) => start <= at && at < end && payload.kind !== 'part')
  return matches.flatMap(({ start, end, payload }) => {
    const last = tokens[end - 1]
    if (payload.kind !== 'value' || end - start < 2 || last === undefined) return []
    const found: Candidate[] = []
    for (let first = sharer(tokens, start); first !== null; first = sharer(tokens, first)) {
      const token = tokens[first]
      if (token?.kind !== 'word' || token.quoted === true) break
      // "Palmetto" may be known without its last word, and still pass it on.
      if (matches.some(one => isAlone(one, first, payload.attribute))) continue
      if (isKnown(first)) break
      const whole = vocabulary
        .find([token, last])
        .find(
          one =>
            one.end - one.start === 2 &&
            one.corrected.length === 0 &&
            one.payload.kind === 'value' &&
            one.payload.attribute === payload.attribute &&
            one.payload.value !== payload.value,
        )
      if (whole === undefined) break
      found.push({ start: first, end: first + 1, meaning: whole.payload, score: whole.score })
    }
    return found
  })
}

const isAlone = ({ start, end, payload }: Match<Meaning>, at: number | null, attribute: string) =>
  start === at && end === start + 1 && payload.kind === 'value' && payload.attribute === attribute

/** Where the word stands that is joined to the name that begins here, or null. */
function sharer(tokens: readonly Token[], start: number): number | null {
  const text = (at: number) => tokens[at]?.text ?? ''
  if (tokens[start]?.glue === '/') return start - 1
  if (!joint.test(text(start - 1))) return null
  return text(start - 2) === ',' ? start - 3 : start - 2
}
