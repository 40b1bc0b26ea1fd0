// "Search the product names for dog", "items with dog as part of their title", "names in which dog appears": a word to be found in what
// things are called, whatever the finding is called.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const things =
  '(?<things>products?|items?|skus?|articles?|goods|listings?|homes?|houses?|properties|property|places?|rentals?)'
const thing = '(?:products?|items?|skus?|articles?|listings?|homes?|houses?|property|properties)'
const name = `(?:(?:the|our|all|their|its|a|any) )*(?:${thing} )?(?:names?|titles?)`
const text = '(?:the )?(?:(?:words?|text|term|string|letters|phrase) )?(?<text>[a-z][a-z-]*)'
const matches =
  '(?:(?: ,)? and (?:list|show|give)(?: me| us)?(?: the| all| all the)? (?:matches|hits|results|ones found|matching ones))?'

const many = (word: string | undefined): string =>
  word === undefined || word === 'property' ? 'properties' : word.endsWith('s') ? word : `${word}s`

const found = (groups: Record<string, string> | undefined): string =>
  `${many(groups?.['things'])} with ${groups?.['text'] ?? ''} in the name`

export const foundInName: readonly Rewording[] = [
  // "… with dog in their title", "… in what they are called": the name; of goods a title is also a thing.
  wherever(
    [/^(in|of)$/, /^(names?|titles?|called|named)$/],
    [
      {
        said: new RegExp(
          `\\b(?:(?:anywhere |somewhere |right )?(?:with)?in|as (?:an? )?part of) (?:the|their|its|a) (?:${thing} )?(?:names?|titles?)(?= |$)(?!.* by\\b)`,
        ),
        meant: ({ 0: said }) =>
          /^in (?:the|their|its) (?:product |item |property )?name$/.test(said) ? said : 'in the name',
      },
      { said: /\bin what (?:they are|it is|each is) (?:called|named)(?= |$)/, meant: () => 'in the name' },
      {
        said: /\bthe (?:text|term|string|letters) (?=[a-z-]+ in (?:the|their|its) (?:[a-z]+ )?name\b)/,
        meant: () => '',
      },
    ],
  ),
  wherever(
    [/^for$/, /^(names?|titles?)$/],
    [
      {
        said: new RegExp(
          `\\b(?:search|check|scan|comb|go|look)(?: in| through)? (?:(?:the|our|all|their) )*${things} (?:names?|titles?) for ${text}(?= [.?!,]|$)${matches}`,
        ),
        meant: ({ groups }) => found(groups),
      },
      {
        said: new RegExp(
          `\\b(?:look|search|hunt) for ${text} (?:among|in|within|across|through) (?:(?:the|our|all) )*${things} (?:names?|titles?)(?= |$)${matches}`,
        ),
        meant: ({ groups }) => found(groups),
      },
    ],
  ),
  // "Names of products in which dog appears".
  wherever(
    [/^(names?|titles?)$/, /^(appears?|occurs?|shows?|found|comes?)$/],
    [
      {
        said: new RegExp(
          `\\b(?:names?|titles?) of (?:(?:the|our|all) )*${things} (?:in|for) which ${text} (?:appears?|occurs?|shows up|comes up|is found|can be found)(?= |$)`,
        ),
        meant: ({ groups }) => found(groups),
      },
      {
        said: new RegExp(
          `\\b${things} (?:in whose|whose) ${name.replace('a|any', 'own')}(?: has| have)? ${text} (?:appears?|occurs?|shows up|comes up|is found|can be found)(?= |$)`,
        ),
        meant: ({ groups }) => found(groups),
      },
    ],
  ),
  // "Whose title has lamp in it".
  wherever(
    [/^whose$/, /^(names?|titles?)$/],
    [
      {
        said: /\bwhose (?:names?|titles?) (?:has|have|contains?|includes?|features?) (?:the )?(?:word |text |term )?(?<text>[a-z][a-z-]*)(?: in (?:it|them))?(?= [.?!,]|$)/,
        meant: ({ groups }) => `with ${groups?.['text'] ?? ''} in the name`,
      },
    ],
  ),
  // "Is there any product called something with dog".
  wherever(
    [/^(called|named)$/, /^something$/],
    [
      {
        said: /\b(?:called|named) something (?:with|like|containing|including) (?:the word )?(?<text>[a-z][a-z-]*)(?: in it)?(?= [.?!,]|$)/,
        meant: ({ groups }) => `with ${groups?.['text'] ?? ''} in the name`,
      },
    ],
  ),
  // "Name search: dog, products".
  wherever(
    [/^search$/, /^:$/],
    [
      {
        said: new RegExp(
          `^(?:(?:product|item|listing|property) )?(?:name|title) search : ${text} (?:, |in |among |for )${things}(?= [.?!]|$)`,
        ),
        meant: ({ groups }) => found(groups),
      },
    ],
  ),
]
