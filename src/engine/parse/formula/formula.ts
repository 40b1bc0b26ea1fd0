// A quantity that the visitor composes herself, of parts that are questions of their own. A formula that is not fully understood
// is none: every part has to be read, and what is said around it has to be known.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Plan } from '#engine/plan.ts'
import { composedPlan } from './composed.ts'
import { leavesOf, mapLeaves, type Expression } from './expression.ts'
import { framings, timed, type Framed } from './framed.ts'
import { withAllHolders } from './holders.ts'
import { mixesMeans, operandOf, type Ask, type Operand } from './operand.ts'
import { perTime } from './per-time.ts'
import { withoutPronouns } from './pronouns.ts'
import { groupIn } from './remarks.ts'
import { mayWeigh, surelyWeighs, weighings } from './weighed.ts'
import { withoutBothShown } from './weighed-times.ts'
import { areOfOneTime, isPeriod, isTimeless, trailOf } from './trail.ts'

export interface Hearers {
  ask: Ask
  /** Words that narrow nothing and may stand for anything: the name of a formula. */
  isName: (text: string) => boolean
  /** "SKUs" and "number of products" speak of one thing. */
  isSameThing: (one: string, other: string) => boolean
  /** A word for a state or a kind, which needs a noun: "refunded". */
  isState: (text: string) => boolean
  /** A sentence that only tells why somebody asks. */
  isStory: (text: string) => boolean
}

/** Cheap to look for, and most questions have none of them. */
const cues =
  /[/÷=×*−]|\b(?:divided? .*by|multiplied (?:by|with)|minus|plus|times|x|gap|differences?|differs?|spread|ratio)\b|\s\+\s|\b(?:relative|(?:relation|proportion)|compared) (?:to|with)\b|\b(?:as (?:an? )?|(?:highest|biggest|largest|best|lowest|smallest) )(?:%|pct|percent|percentage|share|fraction|proportion) of\b|\d ?(?:%|percent|pct)(?: commission| cut| fee)? (?:of|on)\b/i
/** Whoever writes these computes, whatever else the words could mean. */
const surely =
  /÷|×|\s−\s|\s[=*]\s|\b(?:divided by|divide\b.*\bby|multiplied (?:by|with)|minus|differs? from)\b/i
/** Brackets beside a sign are nobody's way of listing things. */
const bracketed = /\)\s*[/*÷×]|\s[/*÷×]\s*\(/
/** What explains a name that is known is left to those who know it. */
const glossed = /\b(?:meaning|i\.?e\.?|that is|which is|defined as)\b/i
const defining = /\s=.*(?:[÷×*]|\s\/\s|\b(?:divided by|multiplied (?:by|with)|minus|plus|times|x)\b)/i

const mostParts = 4

/** "RevPAR, meaning …": what is asked for stands before the formula. */
export const explainsName = (question: string): boolean => glossed.test(question)

export const mayCompute = (question: string): boolean => cues.test(question) || mayWeigh(question)

/** "Name = formula": where it is not understood as one, it is not understood. */
export const defines = (question: string): boolean =>
  defining.test(question) || (bracketed.test(question) && !glossed.test(question))

/** What stands on both sides of the only slash or plus of a question; null where there is no such sign, or more of them. */
export function slashed(question: string): [left: string, right: string] | null {
  const [left, right, more] = question.split(/(?<=[\s)])[/+](?=[\s(])/)
  if (left === undefined || right === undefined || more !== undefined) return null
  if (listed.test(question) || ofMonths.test(question) || ofUnits.test(question)) return null
  return [(left.split(/[,;:]/).at(-1) ?? '').trim(), (right.split(/[,;:]/)[0] ?? '').trim()]
}

/** "Excl. cancelled + viewings", "w/ city + LTV": a plus goes on with a list, unless a number is said of both. */
const listed = /(?:\b(?:excl\w*\.?|except|without|with|incl\w*\.?)|\bw\/o?)\s[^,;+\d]*\s\+\s[^\d<>]*$/i

/** "Nov + Dec 2025": two months together. */
const ofMonths =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \+ (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** "Inquiries / week": so many in each of them. */
const ofUnits = /\s\/\s+(?:day|week|wk|month|mo|mth|quarter|qtr|year|yr)\b/i

/** Signs that leave no doubt. */
export const surelyComputes = (question: string): boolean =>
  surely.test(question) || surelyWeighs(question) || defines(question)

/** "Active listings minus Old Town": those elsewhere, and not all that are there taken from them. */
export function withExclusion(question: string, { isState }: Hearers): string {
  const [, left = '', right = ''] = /^([^/*+(]+?) minus ([^/*+(]+?)[?.! ]*$/i.exec(question) ?? []
  return right !== '' && isState(right) && !isState(left) ? `${left} excluding ${right}` : question
}

export function formulaPlan(question: string, index: ModelIndex, hearers: Hearers): Plan | null {
  const sentence = askedIn(mayWeigh(question) ? withoutBothShown(question) : question, hearers)
  if (sentence === null) return null
  for (const framed of [...(mayWeigh(sentence) ? weighings(sentence) : []), ...framings(sentence)]) {
    const plan = read(framed, index, hearers)
    if (plan !== null) return plan
  }
  return null
}

/** The one sentence that holds it; the others must only tell. */
function askedIn(question: string, { isStory }: Hearers): string | null {
  const sentences = question.split(/(?<=\p{L}{2}[?!.])\s+/u)
  const [only, second] = sentences.filter(mayCompute)
  if (only === undefined || second !== undefined) return null
  return sentences.every(one => one === only || isStory(one)) ? only : null
}

function read(framed: Framed, index: ModelIndex, hearers: Hearers): Plan | null {
  const perUnit = (one: Expression) => mapLeaves(withoutPronouns(one), text => perTime(text, framed.behind))
  const expression = perUnit(framed.expression)
  const than = framed.against === undefined ? undefined : perUnit(framed.against.than)
  const isNamed =
    framed.name === null ||
    framed.isPlain === true ||
    isOverThing(framed.name, framed.expression, hearers) ||
    hearers.isName(framed.name)
  if (expression === null || than === null || !isNamed) return null
  const all: Expression =
    than === undefined ? expression : { kind: 'combine', op: '-', left: expression, right: than }
  const operands = partsOf(index, all, framed, hearers)
  if (operands === null) return null
  const against =
    than === undefined || framed.against === undefined ? {} : { against: { ...framed.against, than } }
  return composedPlan(index, { ...framed, expression, ...against }, operands)
}

/** "Revenue per SKU = revenue / number of products": what it is divided by, in another word for it, is no group. */
function isOverThing(name: string, expression: Expression, { isSameThing }: Hearers): boolean {
  const thing = / per (?<thing>[\p{L}]+)$/u.exec(name)?.groups?.['thing']
  if (timed.test(name) || thing === undefined || expression.kind !== 'combine' || expression.op !== '/')
    return false
  return leavesOf(expression.right).some(leaf => isSameThing(`${thing}s`, leaf))
}

function partsOf(
  index: ModelIndex,
  expression: Expression,
  { before, behind }: Framed,
  { ask, isState }: Hearers,
): ReadonlyMap<string, Operand> | null {
  const texts = [...new Set(leavesOf(expression))]
  if (texts.length < 1 || texts.length > mostParts) return null
  const own = behind === '' && before === '' ? (texts.flatMap(text => groupIn(text) ?? [])[0] ?? '') : ''
  const trail = trailOf(expression)
  const operands = new Map<string, Operand>()
  for (const text of texts) {
    const frame = own !== '' && groupIn(text) === null ? own : behind
    const said = withThing(text, texts, isState)
    const alone = operandOf(said, before, frame, index, ask)
    const keeps =
      trail === null ||
      text.endsWith(trail) ||
      (isPeriod(trail) && alone !== null && isTimeless(index, alone))
    const operand = keeps ? alone : operandOf(`${said}${trail}`, before, frame, index, ask)
    if (operand === null) return null
    operands.set(text, operand)
  }
  const meant = withAllHolders(index, operands)
  return areOfOneTime(index, meant) && !mixesMeans(index, meant) ? meant : null
}

/** "(Completed - refunded) / all orders": a state alone is one of the things that another part names. */
function withThing(text: string, texts: readonly string[], isState: Hearers['isState']): string {
  const [noun] = texts.flatMap(
    other => / (?<noun>\p{L}+s)(?= (?:in|for|from|by|per) |$)/u.exec(other)?.groups?.['noun'] ?? [],
  )
  return noun !== undefined && /^\p{L}+$/u.test(text) && isState(text) ? `${text} ${noun}` : text
}
