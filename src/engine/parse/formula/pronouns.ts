// "The average rate in Colorado minus the one in Utah": what stands for the first number is read as the first number.
import type { Expression } from './expression.ts'

const standsFor =
  /^(?:that|those|the ones?|the same(?: thing)?|it) (?<rest>(?:of|in|for|from|with|without|on|at) .+)$/i
const head = /^(?<head>.+?) (?:of|in|for|from|with|without|on|at) /i

export function withoutPronouns(expression: Expression): Expression {
  const first = firstOf(expression)
  const name = first === null ? undefined : (head.exec(first)?.groups?.['head'] ?? first)
  const put = (one: Expression): Expression => {
    if (one.kind === 'combine') return { ...one, left: put(one.left), right: put(one.right) }
    const rest = one.kind === 'words' ? standsFor.exec(one.text)?.groups?.['rest'] : undefined
    return rest === undefined || name === undefined ? one : { kind: 'words', text: `${name} ${rest}` }
  }
  return put(expression)
}

function firstOf(expression: Expression): string | null {
  if (expression.kind === 'combine') return firstOf(expression.left)
  return expression.kind === 'words' ? expression.text : null
}
