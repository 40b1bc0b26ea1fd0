// Words that set a condition, a topic or a meaning: what a sentence with one of them says must not be set aside as a story.
import type { Line, MeaningKind, Piece } from './piece.ts'
import { textOf } from './wishes.ts'

const conditions = `only|solely|exclusively|except|excluding|excludes?|excluded|without|besides|apart from|other than|rather than|instead of
  |as long as|provided|unless|must|has to be|have to be|needs? to be|should be(?! (?:happy|glad|proud|grateful|pleased|worried|ashamed|sorry))|at least|at most|no more than|no less than
  |include|includes|included|including|belongs? to|part of`
const omissions = `leav(?:e|es|ing) (?:out|aside)|left out|not count(?:ing)?|ignor(?:e|es|ing)|skip(?:ping)?|never mind
  |(?:do|does|did) not (?:care|count|include|want|need|consider|look|touch|sell|do(?! (?:anything|much|enough|a thing)\\b)|rent|take|deal)`
const topics = `focus(?:ed|es|ing)?|concentrat(?:e|es|ed|ing)|limit(?:s|ed|ing)?|restrict(?:s|ed|ing)?|interested in|cares? (?:about|for)
  |matters?|zoom(?:ing)?|drill(?:ing)?|stick(?:ing)? to|filter(?:ed|ing)?|narrow(?:ed|ing)?|special(?:ize|ise|izes|izing|ising)
  |look(?:s|ing)? (?:at|into|for|after)|work(?:s|ing)? on|talk(?:s|ing)? about|speaking of|when it comes to|as for|regarding|concerning
  |specifically|particularly|especially|namely|responsible for|in charge of|takes? care of|(?:is|am|are) (?:into|after)|keen on
  |(?:i|we) (?:just |mostly |mainly |usually |also )?(?:manage|handle|cover|represent|oversee|do|rent|sell|list|buy|stock|carry|(?:own|run)(?! (?:an?|our|my|the)))`
const meanings = `(?<!(?:stock|head|inventory|cash) )counts?|counted|counting|means?(?! (?:nothing|little|a lot|so much|something|the world))|meaning|meant|defin(?:e|es|ed|ition)|consider(?:s|ed)?|treat(?:s|ed)?|regard(?:s|ed)?
  |assum(?:e|es|ed|ing)|suppos(?:e|ing)|refer(?:s|red|ring)? to|calls? (?:them|it|those|these|a|an|anyone|anything|somebody|someone|something)
  |i e|ie|qualif(?:y|ies)`

export const conditional = new RegExp(
  `\\b(?:${[conditions, omissions, topics, meanings].join('|').replace(/\s*\n\s*/g, '')})\\b`,
)

const topical = new RegExp(`\\b(?:${topics.replace(/\s*\n\s*/g, '')})\\b`, 'g')

/** "Working on the flyers": what somebody is busy with chooses nothing, unless the data knows it. */
export const withoutTopic = (text: string): string => text.replace(topical, '')
const namesRows = (tale: Line): boolean =>
  tale.pieces.some(({ meanings }) =>
    meanings.some(({ kind }) => kind === 'absent' || kind === 'period' || known.has(kind)),
  )

/** Something that the data does not hold. */
export const isAbsent = ({ meanings }: Piece) =>
  meanings.some(meaning => meaning.kind === 'absent' && !meaning.affair)

/** "They look at one bad month", "he works on the flyers"; "I do not care about expired ones" leaves them out. */
export const mayBeTopic = (tale: Line, text: string): boolean =>
  !namesRows(tale) || (!tale.pieces.some(isAbsent) && !denials.test(text))

const denials = new RegExp(`\\b(?:${omissions.replace(/\s*\n\s*/g, '')})\\b`)

/** "I do not care about expired listings": such a word, and behind it something of the data that it is said of. */
export function setsCondition(bit: Line): boolean {
  const text = textOf(bit)
  const found = conditional.exec(text)
  if (found === null) return false
  // "The weekly rentals are what matters to me": said of what stands before it.
  if (/^matters?$/.test(found[0]))
    return bit.pieces.some(({ meanings }) => meanings.some(({ kind }) => known.has(kind)))
  const isDenied = denials.test(text)
  let length = 0
  return bit.pieces.some(piece => {
    const isBehind = length >= found.index
    length += piece.text.length + 1
    return isBehind && piece.meanings.some(({ kind }) => kind === 'absent' || (isDenied && known.has(kind)))
  })
}

const known: ReadonlySet<MeaningKind> = new Set(['value', 'flag', 'segment', 'amount', 'part', 'noun'])

const ofRows = /^(, )?(they|these|those) (are|were|is|was)\b/

/** "Our wholesale accounts", "…, my team closed", "…, we lost money on": some of the rows, told as if in passing. */
const choosesSome =
  /\b(?:wholesale|corporate|military|vip|vips|b2b|franchise|commercial|enterprise)(?: [a-z]+)? (?:accounts?|clients?|customers?|buyers?|guests?|members?|partners?|families)\b|^(?:, )?(?:i|we|you|(?:my|our) [a-z]+) (?:personally |would |had )?(?:closed|listed|shipped|handled|approved|recommend(?:ed)?|lost money on|managed|signed|picked|chose)(?: (?:myself|ourselves|late|personally))?$/

/** "…, they are all in the north", "I am thinking of the shipped ones": said of what was asked for, it could choose the rows. */
export const isSaidOfRows = (line: Line): boolean =>
  /\bones\b/.test(textOf(line)) || ofRows.test(textOf(line)) || choosesSome.test(textOf(line))

/** "The cleaner only does Aspen. How many stays per city": to ask for each city is not to ask for that one. */
export const isOnly = (bit: Line): boolean => /\b(only|solely|exclusively)\b/.test(textOf(bit))

/** "My nephew swears nobody haggles on the small ones": said by somebody, and no choice. */
export const isBelieved =
  /\b(?:swears?|claims?|insists?|reckons?|(?:is|are|was) (?:convinced|certain|sure))(?: that)?\b.*\bones\b/

/** "I do the bookkeeping on Fridays only". */
export const workDays = /\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days only\b/
