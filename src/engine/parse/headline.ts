// "Are homes selling slower? Average days on market by quarter": a question that the next one makes exact is not asked twice.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Item, Placed } from './item.ts'
import { Line, type Piece } from './piece.ts'
import { asksForHabit } from './habit.ts'
import { scan } from './scan.ts'
import { topicsOf } from './topics.ts'

/** The line without such a question, or as it is. */
export function withoutHeadline(line: Line, index: ModelIndex): Line {
  const isMark = ({ text }: Piece) => text === '?' || text === ':'
  if (!line.pieces.some(isMark)) return line
  const start = line.pieces.findIndex(
    (piece, at) => !(isPause(piece) && isBeforeMark(line, at)) && !isMark(piece),
  )
  const mark = line.pieces.findIndex((piece, at) => at > start && isMark(piece))
  if (mark <= 0 || mark >= line.length - 2) return line
  const head = new Line(line.pieces.slice(start, mark))
  const rest = new Line(line.pieces.slice(mark + 1))
  const said = scan(rest)
  if (said.unused.length > 0) return line
  if (isJudging(head, said.placed)) return rest
  const isMade = isLeading(head)
    ? computes(said.placed)
    : asksForHabit(head, 0)
      ? inTime(said.placed)
      : isVague(head)
        ? lists(said.placed)
        : named(said.placed) && isSummary(head)
  if (!isMade) return line
  return isSaidAgain(head, said.placed, index) ? rest : line
}

/** "I would rather see numbers: …": only words of asking stand before the mark. */
function isBeforeMark({ pieces }: Line, from: number): boolean {
  const first = pieces.slice(from).find(piece => !isPause(piece) || /^[?:]$/.test(piece.text))
  return first !== undefined && /^[?:]$/.test(first.text)
}

const isPause = ({ soft, text }: Piece) => soft || text === ','

const textOf = ({ pieces }: Line) => pieces.map(({ text }) => text).join(' ')

/** "Do homes with a pool sell faster": yes or no, seen from numbers that are held against each other. */
const isLeading = (head: Line): boolean =>
  /^((so|and|ok|hey) )*(is|are|was|were|do|does|did|has|have|i wonder (whether|if)|(i am )?curious (whether|if)|(i am )?wondering (whether|if)) /.test(
    `${textOf(head)} `,
  ) &&
  head.pieces.some((piece, at) => isComparative(piece) || head.is(at, 'more', 'less', 'which way', 'change'))

const isComparative = ({ text }: Piece) => /\b(faster|slower|quicker|sooner|longer)\b/.test(text)

const judging =
  /^(which|what) (.+) (are|is|were|was) (so |really |too )?(busy|busier|strong|stronger|weak|weaker|slow|slower|quiet|good|bad|hot|important|worth it)$/

/** "Which weekdays are busy": the numbers of all of them are asked for behind it. */
function isJudging(head: Line, said: readonly Placed[]): boolean {
  if (head.length > 6 || !judging.test(textOf(head)) || !(computes(said) || named(said))) return false
  const keys = said.flatMap(({ item }) => (item.kind === 'key' ? [item.key] : []))
  return keys.some(key =>
    head.pieces.some((piece, at) => {
      if (key.kind === 'weekday') return /^(week)?days?( of the week)?$/.test(piece.text)
      if (key.kind === 'grain') return head.means(at, 'grain')?.grain === key.grain
      return (
        key.kind === 'attribute' &&
        head.all(at, 'attribute').some(({ attribute }) => key.attributes.includes(attribute))
      )
    }),
  )
}

/** Numbers for the hours, the weekdays, the months: what a habit is read from. */
const inTime = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => item.kind === 'key' && /^(hour|weekday|grain)$/.test(item.key.kind)) &&
  placed.some(({ item }) => item.kind === 'quantity' || item.kind === 'noun')

/** "What sold fast": which ones they are is told behind it. */
const isVague = (head: Line): boolean =>
  /^((so|and|ok|hey) )*(what|which|who) /.test(textOf(head)) &&
  scan(head).placed.every(
    ({ item }) =>
      (item.kind === 'ask' && item.how === 'which') ||
      (item.kind === 'noun' && !item.plural && !item.none) ||
      (item.kind === 'rank' && item.implied) ||
      (item.kind === 'quantity' && item.weak),
  )

/** "Out of stock but in demand": a heading that says no more than what is listed under it. */
const isSummary = (head: Line): boolean => {
  const { placed } = scan(head)
  return (
    placed.some(({ item }) => item.kind === 'condition') &&
    placed.every(({ item }) => item.kind === 'condition' || (item.kind === 'rank' && item.implied))
  )
}

/** Numbers for several groups or sides: what a comparison is read from. */
const computes = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => item.kind === 'quantity' || item.kind === 'average per') &&
  placed.some(({ item }) => ['key', 'versus', 'change'].includes(item.kind))

const named = (placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => item.kind === 'noun' && !item.weak && item.plural)

/** Things with a limit of their own. */
const lists = (placed: readonly Placed[]): boolean =>
  named(placed) &&
  placed.some(
    ({ item }) => item.kind === 'having' || (item.kind === 'condition' && item.condition.kind === 'amount'),
  )

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'having', 'period', 'shift', 'limit'])

/** Nothing that could change the answer stands in the head alone. */
function isSaidAgain(head: Line, said: readonly Placed[], index: ModelIndex): boolean {
  const { placed, unused } = scan(head)
  const known = (piece: Piece) =>
    piece.text === 'when' ||
    (piece.meanings.some(({ kind }) => kind === 'extreme' || kind === 'grammar') &&
      piece.meanings.every(({ kind }) => kind !== 'absent'))
  if (!unused.every(piece => known(piece) && !/^(not?|never|without|none)$/.test(piece.text))) return false
  const topics = new Set(
    topicsOf(
      said.map(({ item }) => item),
      index,
    ),
  )
  const told = topicsOf(
    placed.flatMap(({ item }) => (narrowing.has(item.kind) ? [item] : [])),
    index,
  )
  if (told.some(topic => !topics.has(topic))) return false
  const shown = new Set(said.flatMap(({ item }) => numbersOf(item, index)))
  const tables = new Set(said.flatMap(({ item }) => tablesOf(item, index)))
  return placed.every(({ item }) => {
    if (item.kind === 'noun')
      return !item.none && (item.weak || tablesOf(item, index).some(table => tables.has(table)))
    const numbers = numbersOf(item, index)
    return (
      (item.kind === 'quantity' && item.weak) || numbers.length === 0 || numbers.some(one => shown.has(one))
    )
  })
}

/** What a number is computed from, whatever it is called there: days to sell are the days on the market of a sale. */
function numbersOf(item: Item, index: ModelIndex): string[] {
  if (item.kind === 'attribute') return item.attributes.map(id => JSON.stringify(index.attribute(id).expr))
  if (item.kind !== 'quantity') return []
  const { quantity } = item
  if (quantity.kind === 'measure') return [...quantity.measures]
  if (quantity.kind === 'count') return quantity.nouns.map(id => index.noun(id).table)
  return quantity.attributes.map(id => JSON.stringify(index.attribute(id).expr))
}

function tablesOf(item: Item, index: ModelIndex): string[] {
  if (item.kind === 'noun') return item.nouns.map(id => index.noun(id).table)
  if (item.kind === 'attribute') return item.attributes.map(id => index.attribute(id).table)
  if (item.kind !== 'quantity') return []
  const { quantity } = item
  if (quantity.kind === 'measure')
    return quantity.measures.map(id => index.noun(index.measure(id).noun).table)
  if (quantity.kind === 'count') return quantity.nouns.map(id => index.noun(id).table)
  return quantity.attributes.map(id => index.attribute(id).table)
}
