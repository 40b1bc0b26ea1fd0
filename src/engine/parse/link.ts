// Finds everything that the words of a question could mean, and cuts it into pieces.
import { small } from '#engine/numbers/number-words.ts'
import { markFillers } from '#engine/text/talk/fillers.ts'
import type { Token } from '#engine/text/token.ts'
import type { Meaning } from './piece.ts'
import { Line } from './piece.ts'
import { amountCandidates, placeCandidates, worthOfNumber } from './amount-candidates.ts'
import { isBareVerb } from './bare-verbs.ts'
import { numbersOfRows } from './by-number.ts'
import { markCandidates } from './marks.ts'
import { segment, type Candidate } from './segment.ts'
import { sharedNames } from './shared-names.ts'
import { timeCandidates } from './times.ts'
import { typedColumns } from './typed-columns.ts'
import { isUnrealized } from './unrealized.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A number or a period explains its words better than single words that happen to be in the vocabulary. */
const worthOfTime = 1.2
/** "Monthly" may also be the kind of a stay. */
const worthOfUnit = 1.0

export function link(tokens: readonly Token[], vocabulary: Vocabulary, today: string): Line {
  const softened = new Set<number>()
  const fillers = markFillers(tokens)
  fillers.forEach((kind, at) => {
    if (kind !== undefined) softened.add(at)
  })
  const matches = vocabulary.find(tokens).filter(match => !isBareVerb(tokens, match))
  const phrases = matches.map(({ start, end, payload, score }) => ({ start, end, meaning: payload, score }))
  // "Montly stays": a misspelled word is as likely the kind of a stay as a unit of time.
  const misspelled = new Map(
    matches.flatMap(({ start, end, score, corrected }) =>
      corrected.length > 0 && end - start === 1 ? [[start, score] as const] : [],
    ),
  )
  // "The MLS number of the dearest home": a number that has a name counts nothing.
  const names = new Set(
    phrases.flatMap(({ start, end, meaning }) =>
      end - start > 1 && meaning.kind === 'attribute' ? [end] : [],
    ),
  )
  const valued = new Set(
    phrases.flatMap(({ start, end, meaning }) => (meaning.kind === 'value' ? [`${start} ${end}`] : [])),
  )
  const columns = typedColumns(tokens, phrases)
  // "By days on market": the unit is the first word of a name.
  const opened = new Set(
    phrases.flatMap(({ start, end, meaning }) =>
      end - start > 2 && meaning.kind === 'attribute' ? [start] : [],
    ),
  )
  const opensName = ({ kind }: Meaning, end: number) =>
    kind === 'grain' && opened.has(end - 1) && tokens[end - 2]?.text === 'by'
  const unrealized = new Set(
    phrases.flatMap(({ start, end, meaning }) =>
      isUnrealized(tokens, start, meaning) ? [`${start} ${end}`] : [],
    ),
  )
  const times = timeCandidates(tokens, today)
  for (const at of times.silent) softened.add(at)
  const candidates: Candidate[] = [
    ...phrases.filter(
      ({ start, end, meaning }) =>
        !isFiller(fillers, start, end) &&
        !(meaning.kind === 'noun' && columns.has(`${start} ${end}`)) &&
        !isNamed(tokens, start, meaning) &&
        !isOfSales(tokens, start, end, meaning) &&
        !(meaning.kind === 'value' && tokens[end - 1]?.text === 'pulled' && tokens[end]?.text === 'in') &&
        !isAskedThing(tokens, start, end, meaning) &&
        !isVerbOfPrice(tokens, end, meaning) &&
        // "Leave Electronics out" says nothing of what is left.
        !(meaning.kind === 'unit' && /^(leave|leaves|leaving)$/.test(tokens[start]?.text ?? '')) &&
        !isThingsCost(tokens, start, end, meaning) &&
        // "Homes priced over 1M": homes, and what they cost.
        !(meaning.kind === 'attribute' && end > start + 1 && tokens[end - 1]?.text === 'priced') &&
        !isOtherLand(tokens, start, meaning) &&
        !(meaning.kind === 'value' && namesNumber(tokens, phrases, start, end)) &&
        !(meaning.kind === 'value' && leadsOn(tokens, phrases, start, end)) &&
        !(meaning.kind === 'value' && isDoneMost(tokens, end)) &&
        !unrealized.has(`${start} ${end}`) &&
        !(meaning.kind === 'ranks' && isSplit(tokens, start, end, valued)) &&
        !(isCount(meaning) && names.has(start + 1)) &&
        !isBetterOne(tokens, start, end, meaning) &&
        !(meaning.kind === 'part' && phrases.some(whole => isWhole(whole, start, end))),
    ),
    ...times.found
      .filter(({ start, end, meaning }) => !isFiller(fillers, start, end) && !opensName(meaning, end))
      .map(found => ({
        ...found,
        score:
          found.meaning.kind === 'grain' && found.end - found.start === 1
            ? (misspelled.get(found.start) ?? worthOfUnit)
            : found.sure
              ? worthOfTime
              : worthOfNumber,
      })),
    ...amountCandidates(tokens, softened).filter(
      ({ start, end }) =>
        // "By 2023 rental income": the year is the first word of a name.
        !isFiller(fillers, start, end) && !(tokens[start]?.text === 'by' && opened.has(start + 1)),
    ),
    ...placeCandidates(tokens),
    ...markCandidates(tokens),
    ...numbersOfRows(tokens, phrases),
    ...sharedNames(tokens, matches, vocabulary),
  ]
  const now = new Set(times.now)
  return new Line(
    segment(tokens, candidates, softened).map(piece =>
      piece.soft && now.has(piece.start) ? { ...piece, now: true } : piece,
    ),
  )
}

/** "84 Canopy Court" is one house: its street is no other word. */
const isWhole = (whole: { start: number; end: number; meaning: Meaning }, start: number, end: number) =>
  whole.meaning.kind === 'value' && whole.end === end && whole.start < start

/** "Got a better rating" has one; "got better" has changed. */
const isBetterOne = (tokens: readonly Token[], start: number, end: number, meaning: Meaning) =>
  meaning.kind === 'grammar' &&
  meaning.word === 'which way' &&
  tokens.slice(start, end).some(({ text }) => /^an?$/.test(text))

const isCount = (meaning: Meaning) => meaning.kind === 'grammar' && meaning.word === 'count'

/** "Orders by status", "a completed order by card" name orders; only where a clause opens does "order" sort. */
const isNamed = (tokens: readonly Token[], start: number, meaning: Meaning) =>
  meaning.kind === 'grammar' &&
  meaning.word === 'order by' &&
  // "Bedrooms >= 4 order by price": the number ends a limit, and counts no orders.
  !(
    tokens[start + 1]?.text === 'by' &&
    /^([<>]=?|=|than|least|most|under|over|above|below)$/.test(tokens[start - 2]?.text ?? '')
  ) &&
  (tokens[start]?.text === 'orders' ||
    (tokens[start]?.text.startsWith('order') === true &&
      /^(anyone|anybody|nobody|someone|somebody|people|customers|guests)$/.test(
        tokens[start + 2]?.text ?? '',
      )) ||
    (tokens[start]?.text === 'order' &&
      /^((mix|tally|counts?|volume|share|split|breakdown|totals?|flow|backlog) .*|(revenue|income|value) by)$/.test(
        `${tokens[start + 1]?.text ?? ''} ${tokens[start + 2]?.text ?? ''}`,
      )) ||
    (tokens[start]?.text === 'order' &&
      /^(an?|the|per|each|every|any|one|which|what|that|my|our|their|his|her|of|completed|cancell?ed|refunded|pending|average|typical|single|last|first|next|latest|recent|newest|oldest|earliest|big|small|top|best|worst|[a-z]+est|\d+)$/.test(
        tokens[start - 1]?.text ?? '',
      )))

/** "The top area for sales volume" speaks of what was sold; a home is "for sale". */
const isOfSales = (tokens: readonly Token[], start: number, end: number, { kind }: Meaning) =>
  kind === 'value' && tokens[start]?.text === 'for' && tokens[end - 1]?.text === 'sales'

/** "Which products sold less": products are asked for, not how many "products sold" there were. */
const isAskedThing = (tokens: readonly Token[], start: number, end: number, { kind }: Meaning) =>
  kind === 'measure' &&
  end - start === 2 &&
  tokens[start - 1]?.text === 'which' &&
  tokens[end - 1]?.text === 'sold'

/**
 * Words of a ranking that belong to two others: "which customers bought the most" asks for customers, and an area that "has the
 * most active listings" is not itself the most active.
 */
function isSplit(tokens: readonly Token[], start: number, end: number, valued: ReadonlySet<string>): boolean {
  const text = (at: number) => tokens[at]?.text ?? ''
  // "What do our top 5 customers buy most": those who do it are described, and no part of a phrase.
  const isDescribed =
    tokens[start - 1]?.kind === 'number' ||
    small.has(text(start - 1)) ||
    /^(which|who|top|best|repeat|returning|new)$/.test(text(start - 1))
  if (/^(customers?|people|guests?|shoppers?|buyers?|clients?)$/.test(text(start)) && isDescribed) return true
  const verb = text(start - 1) === 'the' ? start - 2 : start - 1
  const isOwned =
    text(start) === 'most' &&
    /^(has|have|had|having|with|get|gets|got|getting|see|sees|saw|for|hold|holds)$/.test(text(verb))
  return isOwned && valued.has(`${start + 1} ${end}`)
}

/** "Show me", "please": what is said out of politeness has no second meaning. */
const isFiller = (fillers: ReturnType<typeof markFillers>, start: number, end: number) =>
  fillers.slice(start, end).every(kind => kind !== undefined)

/** "Which product costs the most" asks for a price; "our product costs" are not there. */
const isVerbOfPrice = (tokens: readonly Token[], end: number, { kind }: Meaning): boolean =>
  kind === 'absent' &&
  tokens[end - 1]?.text === 'costs' &&
  /^(the most|the least|more|less|over|under|above|below|between|at least|at most|\$)/.test(
    `${tokens[end]?.text ?? ''} ${tokens[end + 1]?.text ?? ''}`,
  )

/** "Which products cost exactly $20": what they sell for; a product cost is what is paid for one. */
const isThingsCost = (tokens: readonly Token[], start: number, end: number, { kind }: Meaning): boolean =>
  kind === 'absent' &&
  end === start + 2 &&
  /[^s]s$/.test(tokens[start]?.text ?? '') &&
  tokens[start + 1]?.text === 'cost' &&
  tokens[end]?.text !== 'us'

/** "How many land in each group", "homes that land in it" say the verb, "have land in Old Town" the ground. */
function isOtherLand(tokens: readonly Token[], start: number, meaning: Meaning): boolean {
  if (tokens[start]?.text !== 'land') return false
  const isVerb =
    /^(in|into|within|under|between)$/.test(tokens[start + 1]?.text ?? '') &&
    /^(many|that|which|they|[a-z]+[^s]s)$/.test(tokens[start - 1]?.text ?? '')
  const isBelonging = meaning.kind === 'grammar' && meaning.word === 'belongs'
  return isVerb ? meaning.kind === 'absent' : isBelonging
}

/** "All info on MLS 208580": the word belongs to the number behind it, whatever it says together with the one before. */
const namesNumber = (
  tokens: readonly Token[],
  phrases: readonly { start: number; end: number; meaning: Meaning }[],
  start: number,
  end: number,
): boolean =>
  /^\d{5,7}$/.test(tokens[end]?.text ?? '') &&
  phrases.some(
    one =>
      one.end === end &&
      one.start > start &&
      one.meaning.kind === 'attribute' &&
      one.meaning.prefix !== undefined,
  )

/** "Orders that go through PayPal": the particle leads on to what is named behind it; those that "went through" are done. */
const leadsOn = (
  tokens: readonly Token[],
  phrases: readonly { start: number; meaning: Meaning }[],
  start: number,
  end: number,
): boolean =>
  end - start > 1 &&
  tokens[end - 1]?.text === 'through' &&
  phrases.some(
    one =>
      (one.start === end && one.meaning.kind === 'value') ||
      // "What went through each payment method".
      (one.start === end + 1 &&
        one.meaning.kind === 'attribute' &&
        /^(each|every|which|what|the|our|any)$/.test(tokens[end]?.text ?? '')),
  )

/** "Which type is booked the longest": how long or how often says that it was done, and no state that it is in. */
const isDoneMost = (tokens: readonly Token[], end: number): boolean =>
  /^(booked|rented|reserved)$/.test(tokens[end - 1]?.text ?? '') &&
  /^(the )?(longest|shortest|most|least|earliest|latest)\b/.test(
    `${tokens[end]?.text ?? ''} ${tokens[end + 1]?.text ?? ''}`,
  )
