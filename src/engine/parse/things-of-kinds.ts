// "A weekly stay", "pet products": a kind of things and the things themselves, which are more than how they are told apart. Without
// them "what does a monthly stay cost" would ask for the rate of a home.
import type { ModelIndex } from '#engine/model-index.ts'
import { haveMost, haveNobody, haveRows, isListed, isStrong } from './kinds-that-have.ts'
import { Line, type Piece } from './piece.ts'

/** The line with each such name as the kind and the things. */
export function withThingsOfKinds(line: Line, index: ModelIndex): Line {
  // "Short stays, weekly stays and monthly stays": kinds beside each other, which are told apart.
  const kinds = line.pieces.flatMap((_, at) => line.all(at, 'value').slice(0, 1))
  const isOnly = (piece: Piece) =>
    kinds.filter(({ attribute }) =>
      piece.meanings.some(one => one.kind === 'value' && one.attribute === attribute),
    ).length === 1
  // "More than 3 weekly stays and 2 monthly stays": so many of each.
  const isNumbered = (at: number) => line.means(at - 1, 'amount') !== undefined
  const pieces = line.pieces.flatMap(
    (piece, at) => (isOnly(piece) || isNumbered(at) ? kindAndThings(piece, index) : null) ?? [piece],
  )
  return pieces.length === line.pieces.length ? line : new Line(pieces)
}

const isEachOf = /^((for|of|in|by|at|within|per) )?(each|every)$|^per$/

/** "How much did each cabin make", "bookings per chalet", "each of our lofts": a kind of named things, each of which has a row. */
export function withEachOfKind(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(
    ({ text }, place) => isEachOf.test(text) && kindBehind(line, place) !== null,
  )
  const of = kindBehind(line, at)
  const [each, kind] = [line.pieces[at], line.pieces[of ?? -1]]
  const thing = kind === undefined ? null : oneOf(kind, index)
  if (each === undefined || kind === undefined || of === null || thing === null) return line
  const by: Piece = { ...each, meanings: [{ kind: 'grammar', word: 'by' }], soft: false }
  return new Line([...line.pieces.slice(0, at), by, kind, thing, ...line.pieces.slice(of + 1)])
}

function kindBehind(line: Line, each: number): number | null {
  if (isKindAlone(line, each + 1)) return each + 1
  let at = each + 1
  while (
    /^(of|the|our|my|your|these|those|of (the|our|my|your|these|those))$/.test(line.pieces[at]?.text ?? '')
  )
    at++
  const isOf = line.pieces[each + 1]?.text.startsWith('of') === true
  // "Each of Books and Electronics" are two.
  const isOne = line.pieces[at]?.plural === true && !line.is(at + 1, 'and', 'or', 'comma')
  return isOf && isOne && isKindAlone(line, at, true) ? at : null
}

/** "What percentage of the kitchen stuff is sold out", "Aurora stuff, name and price": the things themselves are asked about. */
export function withStuffOfKind(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(
    ({ text, soft }, place) => /^(stuff|things)$/.test(text) && soft && isKindAlone(line, place - 1, true),
  )
  const kind = line.pieces[at - 1]
  const thing = kind === undefined ? null : oneOf(kind, index)
  if (thing === null) return withNamesOfKind(line, index)
  const head = /^(the|our|all|my|all the|all our)$/.test(line.pieces[at - 2]?.text ?? '') ? at - 3 : at - 2
  const isAsked =
    line.is(head, 'share') || line.pieces.some(({ text }, place) => place > at && text === 'name')
  return isAsked ? new Line(line.pieces.with(at, { ...thing, text: 'stuff', plural: true })) : line
}

/** "Lumen & Oak: name and stock": whose names, its kind tells. */
function withNamesOfKind(line: Line, index: ModelIndex): Line {
  const [kind, mark, name] = line.pieces
  const isHead = /^[:,-]$/.test(mark?.text ?? '') && name?.text === 'name' && isKindAlone(line, 0, true)
  const thing = kind === undefined || !isHead ? null : oneOf(kind, index)
  const [meaning] = thing?.meanings ?? []
  const table = meaning?.kind === 'noun' ? index.noun(meaning.noun).table : null
  // "PayPal: name and amount": an order has a number, and whose name is it?
  const areNamed = index.model.attributes.some(
    one => one.table === table && one.names === true && one.kind === 'text',
  )
  return thing === null || !areNamed
    ? line
    : new Line(line.pieces.toSpliced(1, 0, { ...thing, plural: true }))
}

/** "Where is it cheapest to buy". */
const isState = /^(to|for|on|in|at|under|off) /

/** "City and price of the cheapest cabin", "the most expensive loft in every city": one of the kind, and no group of them. */
export function withFirstOfKind(line: Line, index: ModelIndex): Line {
  const at = line.pieces.findIndex(
    (_, place) =>
      (((line.all(place, 'extreme').length > 0 && isKindAlone(line, place + 1)) ||
        (isFirst(line, place) && areOfKind(line, place + 1) && !asksWhichGroup(line, place))) &&
        !isState.test(line.pieces[place + 1]?.text ?? '')) ||
      areFirstOfKind(line, place) ||
      isMostDone(line, place) ||
      isWhichOne(line, place),
  )
  const kind = at < 0 && !areFirstOfKind(line, -1) && !isWhichOne(line, -1) ? undefined : line.pieces[at + 1]
  const thing = kind === undefined ? null : oneOf(kind, index)
  return thing === null ? line : new Line(line.pieces.toSpliced(at + 2, 0, thing))
}

/** "Which city has the cheapest cabins". */
const asksWhichGroup = (line: Line, before: number): boolean =>
  line.pieces.some(
    (_, at) => at < before && line.is(at, 'which') && line.all(line.past(at + 1), 'attribute').length > 0,
  )

const isFirst = (line: Line, at: number): boolean =>
  line.all(at, 'extreme').length > 0 || line.all(at, 'ranks').length > 0

/** "Cheapest electronics with brand and price": columns of each of them, and no groups. */
const areOfKind = (line: Line, at: number): boolean => {
  const { meanings = [], plural = false } = line.pieces[at] ?? {}
  const isKind = meanings.length > 0 && meanings.every(one => one.kind === 'value' || one.kind === 'flag')
  return plural && isKind && !isMore(line, at) && !line.is(line.past(at + 1), 'by')
}

/** "Top electronics brands": the kind tells of what stands behind it. */
const isMore = (line: Line, at: number): boolean =>
  line.all(at + 1, 'attribute').length > 0 || line.all(line.past(at + 1), 'noun').length > 0

/** "Which cabins cost the most": a verb, and no name of what is asked for. */
const costs = /^(cost|rent for|go for|sell for|rent)$/

/** "Top beach houses by revenue", "best Gatlinburg cabins", "which cabins make the most money". */
const areRanked = (line: Line, at: number): boolean => {
  const isNamed = line.all(at, 'value').length > 0 && line.pieces[at]?.plural !== true
  if (line.is(isNamed ? at - 1 : at, 'top', 'bottom')) return true
  const asks =
    /^(which|what)( of (the|our))?$/.test(line.pieces[isNamed ? at - 1 : at]?.text ?? '') ||
    // "Cabins that earned the most".
    (/^(|list|show|name|the|me|us|our|all)$/.test(line.pieces[at]?.text ?? '') &&
      /^(that|which)$/.test(line.pieces[at + 2]?.text ?? ''))
  return (
    asks &&
    line.pieces.some(
      (_, place) => place > at + 1 && (line.is(place, 'top', 'bottom') || isFirst(line, place)),
    )
  )
}

/** "Top 2 cabins by nights", "how many cabins had bookings": so many of the kind, by rows that are not theirs alone. */
const areFirstOfKind = (line: Line, at: number): boolean => {
  const { meanings = [], plural = false } = line.pieces[at + 1] ?? {}
  const isKind = plural && meanings.length > 0 && meanings.every(one => one.kind === 'value')
  const isNumber = (place: number) => line.means(place, 'amount') !== undefined
  const areFirst =
    (isNumber(at) && (line.is(at - 1, 'top') || /^(which|bottom)$/.test(line.pieces[at - 1]?.text ?? ''))) ||
    (isNumber(at - 1) && line.is(at, 'top')) ||
    (areRanked(line, at) && (costs.test(line.pieces[at + 2]?.text ?? '') || !isMore(line, at + 1)))
  const isCounted =
    /^(how many|number of|count of)$/.test(line.pieces[at]?.text ?? '') &&
    line.pieces.some((_, place) => place > at + 2 && line.all(place, 'noun').some(isStrong))
  const isSuch =
    plural && meanings.length > 0 && meanings.every(one => one.kind === 'value' || one.kind === 'flag')
  if (isSuch && (isNumber(at) || isListed(line, at)) && haveMost(line, at + 2)) return true
  if (isKind && isListed(line, at) && haveRows(line, at + 2)) return true
  return (
    isKind && (areFirst || isCounted || haveNobody(line, at + 2)) && !line.is(at + 2, 'and', 'or', 'comma')
  )
}

/** "The most viewed cabin": the one to which it was done. */
const isMostDone = (line: Line, at: number): boolean =>
  line.is(at - 1, 'top', 'bottom') &&
  line.all(at, 'noun').some(({ verb }) => verb === true) &&
  isKindAlone(line, at + 1)

/** "Which loft had the most inquiries", "the cabin with the fewest stays", "which lodge is viewed the most". */
const isWhichOne = (line: Line, at: number): boolean =>
  /^(|which|what|the|our)$/.test(line.pieces[at]?.text ?? '') &&
  isKindAlone(line, at + 1) &&
  (haveMost(line, at + 2) || areMostDone(line, at + 2))

/** "Is viewed the most". */
const areMostDone = (line: Line, at: number): boolean => {
  const doing = /^(is|was|gets|got|has been)$/.test(line.pieces[at]?.text ?? '') ? at + 1 : at
  const most = line.past(doing + 1)
  return line.all(doing, 'noun').some(({ verb }) => verb === true) && line.is(most, 'top', 'bottom')
}

/** The things that are told apart by a kind, where they have names. */
function oneOf(kind: Piece, index: ModelIndex): Piece | null {
  const value = kind.meanings.find(one => one.kind === 'value' || one.kind === 'flag')
  if (value === undefined) return null
  const { table } = index.attribute(value.attribute)
  const noun = index.model.nouns.find(
    one => one.table === table && one.key === undefined && one.where === undefined,
  )
  const areNamed = index.model.attributes.some(one => one.table === table && one.names === true)
  if (noun === undefined || !areNamed) return null
  return { ...kind, text: noun.label[0], meanings: [{ kind: 'noun', noun: noun.id, weak: false }] }
}

/** "Each PayPal order", "per electronics brand": more is said behind it. */
const isKindAlone = (line: Line, at: number, several = false): boolean => {
  const { meanings = [], plural = true } = line.pieces[at] ?? {}
  const attributes = new Set(meanings.map(one => (one.kind === 'value' ? one.attribute : '')))
  return (
    (several || !plural) &&
    attributes.size === 1 &&
    !attributes.has('') &&
    line.all(at + 1, 'noun').every(({ weak }) => weak) &&
    line.all(at + 1, 'attribute').length === 0
  )
}

function kindAndThings(piece: Piece, index: ModelIndex): Piece[] | null {
  const cut = piece.text.lastIndexOf(' ')
  const [kind] = piece.meanings
  if (cut < 0 || kind?.kind !== 'value' || piece.meanings.some(one => one.kind !== 'value')) return null
  const words = piece.text.slice(0, cut)
  const { table, values = {} } = index.attribute(kind.attribute)
  const names = [kind.value.replaceAll('_', ' '), ...(values[kind.value] ?? [])]
  if (!names.some(name => name.toLowerCase() === words)) return null
  const thing = piece.text.slice(cut + 1).replace(/s$/, '')
  const noun = index.model.nouns.find(
    one => one.table === table && one.key === undefined && one.words.includes(thing),
  )
  if (noun === undefined) return null
  return [
    { ...piece, text: words, plural: false },
    {
      ...piece,
      text: piece.text.slice(cut + 1),
      meanings: [{ kind: 'noun', noun: noun.id, weak: false }],
    },
  ]
}
