// What the fences of an article hold: worked sums, a question to ask.

export interface WorkedLine {
  label: string
  expression: string
  result: string
}

/** `Nights paid for: 22 + 19 = 41` */
const worked = /^(?<label>.+): (?<expression>.+) = (?<result>[^=]+)$/

export function workedLine(line: string): WorkedLine | null {
  const { label, expression, result } = worked.exec(line.trim())?.groups ?? {}
  return label && expression && result ? { label, expression, result } : null
}

const filled = (text: string) => text.split('\n').filter(line => line.trim() !== '')

export const workedLines = (text: string): WorkedLine[] =>
  filled(text)
    .map(workedLine)
    .filter(line => line !== null)

/** The lines of a worked fence that are no sums. */
export const unreadableLines = (text: string): string[] =>
  filled(text).filter(line => workedLine(line) === null)

export const isOneQuestion = (text: string): boolean => filled(text).length === 1
