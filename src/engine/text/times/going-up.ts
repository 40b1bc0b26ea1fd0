// "Are we getting more leads lately?", "is the average order getting any bigger?", "is the refund rate on the rise?": whether a
// number moves, in many words for "going up" and "going down".
import { wherever } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

type Tokens = readonly Token[]

const opening = /^(?:(?:so|and|but|ok|okay|hey|well|hi) )*(is|are|has|have) /
/** How late it is nobody says: the course of time shows it. */
const late = /(?: (?:lately|recently|these days|nowadays|of late|over time|at all|now|right now|currently))?$/
  .source
const somewhat = '(?:(?:any|much|a bit|a lot|even|steadily|slowly|gradually|noticeably) )?'

interface Way {
  said: RegExp
  /** Of one number, and not of many things: orders that get bigger are not more of them. */
  ofOne?: true
}

const ways: readonly (Way & { meant: string })[] = [
  way('going up', `(?:getting|becoming) ${somewhat}higher`),
  way('going down', `(?:getting|becoming) ${somewhat}lower`),
  { ...way('going up', `(?:getting|becoming|growing) ${somewhat}(?:bigger|larger|greater)`), ofOne: true },
  { ...way('going down', `(?:getting|becoming) ${somewhat}smaller`), ofOne: true },
  way('getting better', `(?:getting|becoming) ${somewhat}better`),
  way('getting worse', `(?:getting|becoming) ${somewhat}worse`),
  way('going up', '(?:on the (?:rise|increase|up|way up)|increasing|trending (?:up|upwards?|higher))'),
  way(
    'going down',
    '(?:on the (?:decline|decrease|way down)|decreasing|shrinking|trending (?:down|downwards?|lower))',
  ),
  way('going up', 'going up'),
  way('going up', 'growing'),
  way('going down', 'going down'),
]

function way(meant: string, said: string) {
  return { meant, said: new RegExp(`^(.+) ${said}${late}`) }
}

/** "More leads"; what it is more than, or when, is a comparison of its own. */
const more = new RegExp(
  `^(we (?:still )?(?:getting|seeing|receiving|attracting) (more|fewer|less) (?:and (?:more|fewer|less) )?)(.+?)${late}`,
)
const compared = /\b(than|this|last|since|vs|versus|compared|by|per|each|every|of|if|when|because|or)\b|,/

/** "More bookings on weekends?" may hold them against the other days, where nothing tells how they are to be shown. */
const besideOthers = new RegExp(`${compared.source}|\\b(on|in|at|from|with|during|for|through)\\b`)

const moves =
  /^(getting|becoming|growing|going|seeing|receiving|attracting|increasing|decreasing|shrinking|trending|on)$/
const opens = /^(is|are|has|have|so|and|but|ok|okay|hey|well|hi)$/

export const goingUp = wherever([opens, moves], (tokens: Tokens): Tokens => {
  if (!opens.test(tokens[0]?.text ?? '')) return tokens
  if (tokens.some(({ text }) => text.includes(' '))) return tokens
  const mark = tokens.findIndex(({ text }) => text === '?')
  const end = mark < 0 ? tokens.length : mark
  const sentence = tokens.slice(0, end)
  const words = sentence.map(({ text }) => text).join(' ')
  const verb = opening.exec(words)
  if (verb === null || sentence.some(one => one.sentence !== tokens[0]?.sentence)) return tokens
  const said = words.slice(verb[0].length)
  const opened = lengthOf(verb[0])
  const counted = more.exec(said)
  const isAlone = end >= tokens.length - 1
  if (counted !== null) {
    if ((isAlone ? besideOthers : compared).test(counted[3] ?? '')) return tokens
    const from = opened + lengthOf(counted[1] ?? '')
    const things = sentence.slice(from, from + lengthOf(counted[3] ?? ''))
    const meant = counted[2] === 'more' ? 'going up' : 'going down'
    return [...sentence.slice(0, opened), ...things, ...spoken(meant, things), ...tokens.slice(end)]
  }
  for (const { said: pattern, meant, ofOne } of ways) {
    const topic = pattern.exec(said)?.[1]
    if (topic === undefined || (ofOne === true && verb[1] !== 'is')) continue
    const named = sentence.slice(0, opened + lengthOf(topic))
    return [...named, ...spoken(meant, named), ...tokens.slice(end)]
  }
  return tokens
})

const lengthOf = (words: string): number => words.trim().split(' ').length

/** Words that stand where the last one named stood. */
const spoken = (meant: string, named: Tokens): Token[] => {
  const last = named.at(-1)
  return last === undefined ? [] : meant.split(' ').map(text => ({ ...last, kind: 'word', text }))
}
