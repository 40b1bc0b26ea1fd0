// Colorful verbs, said plainly: inquiries that "roll in" come in, a home that "boasts" four baths has them, guests who "shell out"
// spend. Each class stands for one verb that the rest of the engine knows; what it is said of decides whether it is meant.
import { stem } from './stem.ts'
import type { Token } from './token.ts'
import { phraseList } from './word-list.ts'

type Plain = 'come' | 'get' | 'have' | 'happen' | 'spend' | 'want' | 'cost' | 'find' | 'rank'

const forms: Readonly<Record<Plain, readonly [base: string, s: string, past: string, ing: string]>> = {
  come: ['come', 'comes', 'came', 'coming'],
  get: ['get', 'gets', 'got', 'getting'],
  have: ['have', 'has', 'had', 'having'],
  happen: ['happen', 'happens', 'happened', 'happening'],
  spend: ['spend', 'spends', 'spent', 'spending'],
  want: ['want', 'wants', 'wanted', 'want'],
  cost: ['cost', 'costs', 'cost', 'costing'],
  find: ['find', 'finds', 'found', 'finding'],
  rank: ['rank', 'ranks', 'ranked', 'ranking'],
}

type TextAt = (at: number) => string
/** Whether the verb that stands from `start` to `end` is one here. */
type When = (text: TextAt, start: number, end: number) => boolean

interface VerbClass {
  plain: Plain
  /** What follows the plain verb: "come in". */
  then?: string
  verbs: string
  when?: When
}

const superlative =
  /^(most|more|fewest|fewer|least|less|highest|biggest|lowest|largest|smallest|best|greatest|worst)$/
const bound = /^(\d.*|at|more|over|under|up|fewer|less|above|below|between|exactly|only|just)$/
const article = /^(an?|no|any|its|their|two|three|four|five|six|seven|eight|nine|ten|one)$/
/** Behind "the most", these name nothing that there could be most of. */
const joint =
  /^(in|this|last|for|per|on|by|during|of|over|since|from|to|and|or|with|among|at|between|so|ever|overall|each|every|when|while|before|after|until|through|today|yesterday|lately|recently|across|within|under|out|compared|than|right|now|please|thanks)$/
const people =
  /^(guests?|customers?|shoppers?|buyers?|people|who|folks|clients?|travell?ers?|they|families|renters?|everyone|anyone|somebody|someone)$/
const thing =
  /^(brand|category|city|state|area|neighbou?rhood|subdivision|community|village|source|channel|platform|home|property|listing|house|place|product|item|customer|guest|type|region|market|method|device|cabin|chalet|villa|loft|cottage|one|department|month|quarter|year|day|weekday)$/

const pastObject = (text: TextAt, at: number): number => (/^(us|me|in)$/.test(text(at)) ? at + 1 : at)

/** "Drives the most leads", "racked up over 300 reviews": how many of something, which is named. */
const getsMany: When = (text, _, end) => {
  const from = pastObject(text, end)
  const at = text(from) === 'the' ? from + 1 : from
  const isMany = superlative.test(text(at)) || /^(\d.*|over|at|no|any|many|few)$/.test(text(at))
  return isMany && /^[a-z]/.test(text(at + 1)) && !joint.test(text(at + 1))
}

/** "Collected over 300 reviews": so many of them, or none. */
const getsSome: When = (text, _, end) => {
  let at = end
  while (/^(over|at|least|more|than|fewer|less|under|most)$/.test(text(at))) at++
  return /^(\d+|no|any)$/.test(text(at)) && /^[a-z]+s$/.test(text(at + 1))
}

/** "How many leads did Instagram drive": asked of somebody who did it. */
const howMany: When = (text, start) =>
  // "How many do we have on Ocean Drive" asks for a street.
  ![1, 2, 3].some(step => /^(on|at|in)$/.test(text(start - step))) &&
  [1, 2, 3, 4].some(step => /^(did|does|do|has)$/.test(text(start - step))) &&
  [2, 3, 4, 5, 6, 7, 8, 9].some(step => text(start - step) === 'many')

const isBare = (text: TextAt, at: number): boolean => stem(text(at)) === text(at)

const ofStay = /^(rent|buy|purchase|invest|list|sell|host|renting|buying|purchasing|investing|listing)$/

const classes: readonly VerbClass[] = [
  {
    plain: 'come',
    then: 'in',
    verbs: 'roll in, trickle in, pour in, flood in, stream in, flow in, drift in, pile in',
    // "Cash flow in 2025" is a thing.
    when: (text, start) => !isBare(text, start) || /^(did|do|does|to)$/.test(text(start - 2)),
  },
  {
    plain: 'come',
    then: 'in',
    verbs:
      'land in our inbox, land in my inbox, land in the inbox, hit our inbox, hit my inbox, hit the inbox',
  },
  { plain: 'come', verbs: 'walk in', when: (text, _, end) => /^(via|through|from|off)$/.test(text(end)) },
  { plain: 'come', then: 'from', verbs: 'originate from, stem from, hail from, originate in, originate on' },
  {
    plain: 'find',
    then: 'us',
    verbs: 'discover us, hear of us, learn of us, stumble upon us, stumble on us',
  },
  { plain: 'happen', verbs: 'take place' },
  {
    plain: 'spend',
    verbs: 'shell out, fork over, fork out, cough up, splash out, splurge, splurge on',
  },
  {
    plain: 'spend',
    verbs: 'drop, blow',
    // "How much did guests drop", "customers who dropped over 500"; bookings that drop grow fewer.
    when: (text, start, end) => {
      const who = /^(have|has|had|already)$/.test(text(start - 1)) ? start - 2 : start - 1
      const isAmount = /^(\$|\d.*|over|more|at|less|under)$/.test(text(end))
      const isAsked = /^(did|have|has|do)$/.test(text(start - 2)) && text(start - 3) === 'much'
      return people.test(text(who)) && (isAmount || isAsked)
    },
  },
  {
    plain: 'cost',
    verbs: 'set me back, set you back, set us back, set them back, set a guest back, set someone back',
  },
  {
    plain: 'have',
    verbs:
      'boast, sport, possess, measure, span, feature, provide, offer, be equipped with, come equipped with, bear',
    when: (text, start, end) =>
      !/^(offered|provided)$/.test(text(start)) && (bound.test(text(end)) || article.test(text(end))),
  },
  {
    plain: 'have',
    verbs: 'collect, generate, produce, throw off, take in, bring in, pull in',
    // "Collected more than $60,000 in rent": what there is of it is named behind.
    when: (text, _, end) =>
      bound.test(text(end)) &&
      [2, 3, 4, 5].some(step => text(end + step) === 'in' && /^(rent|rental)$/.test(text(end + step + 1))),
  },
  {
    plain: 'have',
    verbs: 'contain, include, comprise, be comprised of',
    // What a message contains is a text.
    when: (text, start, end) =>
      text(start) !== 'including' &&
      bound.test(text(end)) &&
      ![1, 2, 3].some(step =>
        /^(messages?|notes?|comments?|titles?|names?|address)$/.test(text(start - step)),
      ),
  },
  {
    plain: 'get',
    verbs: `drive, deliver, produce, feed, supply, yield, attract, draw, funnel, garner, gather, collect, rack up, pick up,
      amass, accumulate, enjoy, command, generate, throw off, chalk up, notch up, earn`,
    when: getsMany,
  },
  {
    plain: 'get',
    verbs: 'garner, gather, collect, rack up, pick up, amass, accumulate, attract, draw, chalk up, notch up',
    when: getsSome,
  },
  {
    plain: 'get',
    verbs: 'drive, feed, supply, attract, draw, funnel, refer, rack up, pick up, garner',
    when: howMany,
  },
  {
    plain: 'want',
    then: 'to',
    verbs: `intend to, plan to, wish to, hope to, aim to, look to, mean to, be looking to, be planning to, be hoping to,
      be keen to, be eager to, be thinking of, be thinking about, be considering, be keen on, think of, think about, consider`,
    // "I'm planning to list mine" tells of those who ask.
    when: (text, start, end) =>
      ofStay.test(text(end)) && ![1, 2, 3].some(step => /^(i|we|you|to)$/.test(text(start - step))),
  },
  {
    plain: 'rank',
    then: 'first',
    verbs: 'lead in, lead for, lead by, lead on, dominate in, dominate, excel in',
    // Leads are also people: only what is asked for can be ahead of others.
    when: (text, start) =>
      thing.test(text(start - 1)) && /^(which|what|property|payment)$/.test(text(start - 2)),
  },
  {
    plain: 'rank',
    then: 'last',
    verbs: 'trail in, trail for, lag in, lag behind in, lag behind on, lag on, trail on',
    when: (text, start) => thing.test(text(start - 1)),
  },
]

interface Entry extends VerbClass {
  words: readonly string[]
}

/** By the first word, longest first. */
const byFirst: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(
  classes
    .flatMap(one => phraseList(one.verbs).map(phrase => ({ ...one, words: phrase.split(' ') })))
    .sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
)

/** The tokens with each such verb in the form in which it was said. */
export function inPlainVerbs(tokens: readonly Token[]): Token[] {
  const text: TextAt = at => tokens[at]?.text ?? ''
  const plain: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    if (token === undefined) break
    const found = token.quoted === true || token.kind !== 'word' ? undefined : verbAt(text, at)
    if (found === undefined) {
      plain.push(token)
      at++
      continue
    }
    const said = [formOf(found.plain, token.text), ...(found.then === undefined ? [] : [found.then])]
    for (const [index, word] of said.entries())
      plain.push({ ...(tokens[Math.min(at + index, at + found.words.length - 1)] ?? token), text: word })
    at += found.words.length
  }
  return plain
}

function verbAt(text: TextAt, at: number): Entry | undefined {
  return byFirst.get(stem(text(at)))?.find(({ words, when }) => {
    const isSaid = words.every((word, step) =>
      step === 0 ? stem(text(at)) === word : text(at + step) === word,
    )
    return isSaid && (when?.(text, at, at + words.length) ?? true)
  })
}

function formOf(plain: Plain, said: string): string {
  const [base, s, past, ing] = forms[plain]
  if (/^(are|were|be|been|am)$/.test(said)) return base
  if (/^(is|was)$/.test(said)) return s
  if (said.endsWith('ing')) return ing
  if (said === stem(said)) return base
  return said.endsWith('s') ? s : past
}
