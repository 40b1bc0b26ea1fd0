// "Never favorited a home", "never bought a single product": whatever could be favorited or bought is meant, and no row of it is asked for.
import { wherever } from '#engine/text/rewritten.ts'

const done =
  '(?:favou?rited|saved|liked|viewed|looked at|clicked|clicked on|shared|inquired about|asked about|booked|rented|reserved|bought|ordered|purchased)'
const one = '(?:an?|any|one|(?:even )?(?:one|a) single|even one|even a)'
const thing =
  '(?:home|house|listing|property|place|rental|product|item|thing)(?: of ours| we have| on our site| on the site)?'

export const notOneOfThem = wherever(
  [/^(never|not)$/, /^(an?|any|one)$/],
  [
    {
      said: new RegExp(
        `\\b(?<never>never|(?:have|has|had) (?:not|never)(?: ever)?) (?:once )?(?<done>${done}) ${one} ${thing}(?= (?:and|but|so far|yet|this|last|past|in (?:20\\d\\d|the past|the last))\\b| ?[,.?!;]|$)`,
      ),
      meant: ({ groups = {} }) => `never ${groups['done'] ?? ''}`,
    },
  ],
)
