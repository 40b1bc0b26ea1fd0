// "Price divided by price per sqft": a formula of two columns that the business has a name for is read by that name, and one
// that only explains the name beside it is left out: "rental yield (rental income divided by price)".
import type { Attribute, Measure, Model } from '#contract/model.ts'
import type { Expr } from '#contract/terms.ts'
import { singular } from '#engine/text/stem.ts'
import { signsIn, type Operator } from './expression.ts'

interface Named {
  name: Pick<Attribute, 'label' | 'words'>
  op: Operator
  left: string
  right: string
}

const longestName = 6

/** What a question says with the names of a model in place of their formulas; null where it spells out none of them. */
export function namer(model: Model): (question: string) => string | null {
  const formulas = [...model.attributes.flatMap(namedFormula), ...model.measures.flatMap(namedQuotient)]
  const parts = new Map<string, string[]>()
  const call = (id: string, names: readonly string[]) => {
    for (const name of names) parts.set(name, [...(parts.get(name) ?? []), id])
  }
  for (const { id, expr, label, words } of model.attributes) {
    call(expr.kind === 'column' ? id : JSON.stringify(expr), [label, ...words])
    call(
      `sum ${id}`,
      [label, ...words].flatMap(word => [word, `total ${word}`, `number of ${word}`]),
    )
  }
  for (const { value, label, words } of model.measures)
    if (value.kind === 'aggregate' && value.of.fn === 'sum' && value.of.where === undefined)
      call(
        `sum ${value.of.attribute}`,
        [label, ...words].flatMap(word => [word, `total ${word}`]),
      )

  const partsOf = (words: readonly string[]) => {
    const name = words.join(' ').replace(/^(?:the|their|its|our|his|her) /, '')
    // "Nights sold": verbs stay as they are said.
    const one = name.split(' ').map(word => (word.endsWith('s') ? singular(word) : word))
    return parts.get(name) ?? parts.get(one.join(' ')) ?? parts.get(one.map(singular).join(' ')) ?? []
  }
  const formulaOf = (op: Operator, left: readonly string[], right: readonly string[]) =>
    formulas.find(
      one => one.op === op && partsOf(left).includes(one.left) && partsOf(right).includes(one.right),
    )

  /** "Asking price, final price and the gap between the two": by the name of what lies between them. */
  const ofTheTwo = (question: string): string | null => {
    const said = theTwo.exec(question)
    const before =
      said === null
        ? []
        : question
            .slice(0, said.index)
            .toLowerCase()
            .split(/,? and |, | \+ /)
    const [left, right] = before.slice(-2).map(part => part.trim().split(' '))
    if (said === null || left === undefined || right === undefined) return null
    // A list opens with words of its own.
    const found = left.flatMap((_, from) => formulaOf('-', left.slice(from), right) ?? [])[0]
    return found === undefined
      ? null
      : question.replace(theTwo, `$<joint>${found.name.words[0] ?? found.name.label}`)
  }

  return question => {
    const two = ofTheTwo(question)
    if (two !== null) return two
    const text = question.toLowerCase()
    for (const { op, start, end } of jointsIn(text)) {
      const before = wordsBefore(text.slice(0, start))
      const behind = wordsBehind(text.slice(end))
      for (let left = before.length; left > 0; left--)
        for (let right = behind.length; right > 0; right--) {
          const said = before.slice(-left)
          // "Units in stock times price": part of a longer name is no name.
          if (!opens(text.slice(0, said[0]?.start ?? start))) continue
          const found = formulaOf(
            op,
            said.map(({ word }) => word),
            behind.slice(0, right).map(({ word }) => word),
          )
          const until = end + (behind[right - 1]?.end ?? 0)
          if (found !== undefined)
            return replaced(question, said[0]?.start ?? start, pastRatio(text, until), found.name)
        }
    }
    return null
  }
}

const theTwo =
  /(?<joint>(?:,|,? and|,? plus| with| \+) )(?:the )?(?:gap|difference|spread) between (?:the two|them|both|these two|those two)\b/i

/** "Rental income compared to the price", "rental income to price ratio": no signs by themselves, but between two such names. */
const jointsIn = (text: string) => [
  ...signsIn(text),
  ...[...text.matchAll(/ (?:compared (?:to|with)|to(?=.* ratio\b)) /g)].map(({ index, 0: joint }) => ({
    op: '/' as const,
    start: index,
    end: index + joint.length,
  })),
]

const pastRatio = (text: string, at: number) => at + (/^ ratio\b/.exec(text.slice(at))?.[0].length ?? 0)

/** What may stand right before a formula, so that its first word is the first of a name. */
const opens = (before: string) =>
  /(?:^|[(),;:=|?!]|[.] |\b(?:by|the|their|its|our|of|with|as|ie|i\.e\.|have|has|had|best|highest|lowest|biggest|largest|and|is|are|average|avg|median|total|show|list|sum|each|for|on|than|being|mean|meaning|take|so))\s*$/.test(
    before,
  )

const wordsIn = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}$/]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))

/** Up to a break: a comma parts what belongs to a formula from what does not. */
const wordsBefore = (text: string) => {
  const from = Math.max(...[...text.matchAll(/[(),;:=|?!]|[.] /g)].map(({ index }) => index), -1) + 1
  return wordsIn(text.slice(from))
    .slice(-longestName)
    .map(({ word, start, end }) => ({ word, start: from + start, end: from + end }))
}
const wordsBehind = (text: string) =>
  wordsIn(text.slice(0, /[(),;:=|?!]|[.] /.exec(text)?.index ?? text.length)).slice(0, longestName)

const ofWhat = /\b(?:avg|average|mean|median|sum|total|max|min|highest|lowest|by|of|corr)\.?\s*\(\s*$/i

/** The name in its place, or nothing where the name stands right before it. */
function replaced(
  question: string,
  start: number,
  end: number,
  { label, words }: Named['name'],
): string | null {
  const head = question.slice(0, start)
  const tail = question.slice(end)
  const isBracketed = /\(\s*(?:i\.?e\.?,?\s*|=\s*)?$/i.test(head) && /^\s*\)/.test(tail)
  const joint = isBracketed
    ? /\s*\(\s*(?:i\.?e\.?,?\s*|=\s*)?$/i
    : /(?:,?\s+(?:i\.?e\.?,?|as|that is|which is|meaning|being|defined as|calculated as|computed as|equals)|\s*=)\s*$/i
  const said = withoutEcho(head.replace(joint, ''), [label, ...words])
  const isNamed = [label, ...words].some(word => said.toLowerCase().includes(word))
  // "Avg (ask − sold)", "top 10 by (ask − sold)": what it is a mean of, or ranked by.
  if (isBracketed && !isNamed && ofWhat.test(head))
    return `${head.replace(/\(\s*$/, '')}${words[0] ?? label}${tail.replace(/^\s*\)/, '')}`
  // In brackets it explains what stands before them, by whatever name.
  if (isBracketed && !isNamed) return null
  if (isNamed && said !== head) return `${said}${isBracketed ? tail.replace(/^\s*\)/, '') : tail}`
  return `${head}${words[0] ?? label}${tail}`
}

/** "The best gross yield, yield being …": the name is said again only to be explained. */
function withoutEcho(head: string, names: readonly string[]): string {
  const [, before, echo] = /^(.*), (?:where |with )?(?:the )?([\p{L} ]+)$/iu.exec(head) ?? []
  const isEcho = echo !== undefined && names.includes(echo.toLowerCase())
  return isEcho && before !== undefined && names.some(name => before.toLowerCase().includes(name))
    ? before
    : head
}

function namedFormula(attribute: Attribute): Named[] {
  const { table } = attribute
  const expr = withoutHundred(attribute.expr)
  if (expr.kind !== 'combine' || expr.right.kind === 'number') return []
  const part = (one: Expr) => (one.kind === 'column' ? `${table}.${one.column}` : JSON.stringify(one))
  const [left, right] = [part(expr.left), part(expr.right)]
  const both = { name: attribute, op: expr.op, left, right }
  return expr.op === '*' || expr.op === '+' ? [both, { ...both, left: right, right: left }] : [both]
}

/** "Revenue / nights": a quotient of two sums that is measured under a name. */
const namedQuotient = ({ value, label, words }: Measure): Named[] =>
  value.kind === 'ratio' && value.top.fn === 'sum' && value.bottom.fn === 'sum'
    ? [
        {
          name: { label, words: [label, ...words] },
          op: '/',
          left: `sum ${value.top.attribute}`,
          right: `sum ${value.bottom.attribute}`,
        },
      ]
    : []

const withoutHundred = (expr: Expr): Expr =>
  expr.kind === 'combine' && expr.op === '*' && expr.left.kind === 'number' && expr.left.value === 100
    ? expr.right
    : expr
