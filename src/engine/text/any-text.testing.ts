// What a visitor might type: anything at all, or pieces of what a recognizer looks for in any order.
import fc from 'fast-check'

export const anyText = (pieces: fc.Arbitrary<string>, most = 60): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ maxLength: 500 }),
    fc.array(pieces, { maxLength: most }).map(parts => parts.join(' ')),
  )
