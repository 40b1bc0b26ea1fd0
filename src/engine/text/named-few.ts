// "What has each of our three places, Blue Ridge Cabin, Magnolia Cottage and Sandpiper Beach House, earned": how many there are is told
// by their names, and would be read as a number of rows. "Whoever wrote it" are those who were just asked for.
import { wherever, type Rewording, type Rewriting } from './rewritten.ts'

const few = '(?:two|three|four|five|six|[2-6])'

const each: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:each of|each one of|every one of) (?:our|the|my|these|those) ${few} (?=(?:[a-z]+ )?[a-z]+s [,:(] (?!what\\b|how\\b|which\\b|who\\b|show\\b|give\\b|list\\b|tell\\b|i\\b|we\\b|the\\b)[a-z\\d' ]+(?: , [a-z\\d' ]+)* and )`,
    ),
    meant: () => 'each of our',
  },
]

const whoever: readonly Rewriting[] = [
  {
    said: /(?<=\? (?:(?:the|their|and|,|show|list|give|me|name|names|email|emails|phone|phones|numbers?) ){1,8})(?:of|for|from) (?:whoever|everyone who|everybody who|anyone who|those who|the ones who|the people who) (?:wrote|asked|said|mentioned|sent|did)(?: it| that| so| this)?(?= [,.?!]|$)/,
    meant: () => '',
  },
]

export const namedFew: readonly Rewording[] = [
  wherever(/^(each|every)$/, each),
  wherever(/^(whoever|everyone|everybody|anyone|those|ones|people)$/, whoever),
]
