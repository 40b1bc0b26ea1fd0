// "Active listings / (closings past 6 months / 6)": what is typed between signs of arithmetic, as a tree. Its leaves are words,
// which the rest of the engine reads, and plain numbers.
export type Operator = '+' | '-' | '*' | '/'

export type Expression =
  | { kind: 'words'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'combine'; op: Operator; left: Expression; right: Expression; percent?: true }

type Lexeme = { kind: 'op'; op: Operator; percent: boolean } | { kind: 'mark' | 'words'; text: string }

// A bare slash or hyphen ties words together ("$/sf", "check-in"); only one that stands free computes.
const signs =
  /(?<percent>\bas (?:an? )?(?:%|pct|percent(?:age)?|share|fraction|proportion) of\b)|(?<over>(?<=\s|\))\/(?=\s|\()|÷|\b(?:divided by|relative to|in (?:relation|proportion) to)\b)|(?<minus>(?<=\s|\))[-−](?=\s)|\bminus\b)|(?<plus>(?<=\s|\))\+(?=\s|\()|\bplus\b)|(?<times>(?<=\s|\))[*×x](?=\s|\()|\b(?:times|multiplied (?:by|with))\b)|(?<mark>[()])/giu

/** The signs in a text, with their places. */
export const signsIn = (text: string): { op: Operator; start: number; end: number }[] =>
  [...text.matchAll(signs)].flatMap(match =>
    match.groups?.['mark'] === undefined
      ? [{ op: operatorOf(match), start: match.index, end: match.index + match[0].length }]
      : [],
  )

function operatorOf({ groups }: RegExpMatchArray): Operator {
  if (groups?.['percent'] !== undefined || groups?.['over'] !== undefined) return '/'
  return groups?.['minus'] !== undefined ? '-' : groups?.['plus'] !== undefined ? '+' : '*'
}

function lexemes(text: string): Lexeme[] {
  const found: Lexeme[] = []
  let from = 0
  const words = (to: number) => {
    const between = text.slice(from, to).trim()
    if (between !== '') found.push({ kind: 'words', text: between })
  }
  for (const match of text.matchAll(signs)) {
    words(match.index)
    from = match.index + match[0].length
    const { percent, mark } = match.groups ?? {}
    found.push(
      mark === undefined
        ? { kind: 'op', op: operatorOf(match), percent: percent !== undefined }
        : { kind: 'mark', text: mark },
    )
  }
  words(text.length)
  return found
}

/** Null where the words do not make up a formula: a sign without two sides, a bracket that is not closed. */
export function expressionOf(text: string): Expression | null {
  const row = lexemes(text)
  let at = 0

  const isOp = (percent: boolean, ops: readonly Operator[]) => {
    const one = row[at]
    return one?.kind === 'op' && one.percent === percent && ops.includes(one.op) ? one : null
  }
  const chain = (next: () => Expression | null, percent: boolean, ...ops: Operator[]): Expression | null => {
    let left = next()
    for (let sign = isOp(percent, ops); left !== null && sign !== null; sign = isOp(percent, ops)) {
      at++
      const right = next()
      if (right === null) return null
      const by = sign.op === '*' ? partOf(right) : right
      left = { kind: 'combine', op: sign.op, left, right: by, ...(sign.percent ? { percent: true } : {}) }
    }
    return left
  }
  const part = (): Expression | null => {
    const one = row[at++]
    if (one?.kind === 'words') return leafOf(one.text)
    if (one?.kind !== 'mark' || one.text !== '(') return null
    const inside = share()
    const close = row[at++]
    return close?.kind === 'mark' && close.text === ')' ? inside : null
  }
  const product = () => chain(part, false, '*', '/')
  const sum = () => chain(product, false, '+', '-')
  // "Expired plus withdrawn as a percent of all": of both together.
  const share = (): Expression | null => chain(sum, true, '/')

  const whole = share()
  return whole?.kind === 'combine' && at === row.length ? whole : null
}

/** "Revenue for 2025 minus 2024": a year is words, and no number to take away. */
export function leafOf(text: string): Expression {
  return /^\d[\d,]*(?:\.\d+)?$/.test(text) && !/^(19|20)\d\d$/.test(text)
    ? { kind: 'number', value: Number(text.replaceAll(',', '')) }
    : { kind: 'words', text }
}

/** "Revenue times 20%": so much of it. "Revenue minus 20%" would be another matter. */
function partOf(right: Expression): Expression {
  const percent =
    right.kind === 'words' ? /^(\d+(?:\.\d+)?) ?(?:%|percent|pct)$/i.exec(right.text)?.[1] : undefined
  return percent === undefined
    ? right
    : { kind: 'number', value: Number((Number(percent) / 100).toPrecision(12)) }
}

export const leavesOf = (expression: Expression): string[] =>
  expression.kind === 'combine'
    ? [...leavesOf(expression.left), ...leavesOf(expression.right)]
    : expression.kind === 'words'
      ? [expression.text]
      : []

/** The same formula with other words at its leaves; null where one of them cannot be put otherwise. */
export function mapLeaves(
  expression: Expression,
  put: (text: string) => Expression | null,
): Expression | null {
  if (expression.kind === 'words') return put(expression.text)
  if (expression.kind === 'number') return expression
  const left = mapLeaves(expression.left, put)
  const right = mapLeaves(expression.right, put)
  return left === null || right === null ? null : { ...expression, left, right }
}
