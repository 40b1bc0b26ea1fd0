// "11/28 thru 12/1/2025", "12/20-1/2", "sat 11/7", "orders 11/28": days in figures, whose year is said once or not at all. "3/2" alone may
// as well be the rooms of a home, and "1/20 of them" is a part.
import type { Token } from '#engine/text/token.ts'
import { weekdays } from '#engine/time/time-words.ts'

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const joints = /^(to|thru|through|until|till|-|–)$/
const opens = /^(from|between)$/
const isPart = /^(of|%|stars?|rated|rating|ratings|score|scores)$/

interface Day {
  month: number
  day: number
  year?: string
  end: number
}

/** Bedrooms and bathrooms look like a day of the first months. */
const mayBeRooms = ({ month, day, year }: Day): boolean => year === undefined && month <= 7 && day <= 6

function dayAt(tokens: readonly Token[], at: number): Day | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isTied = first?.glue !== undefined && first.glue !== '-' && first.glue !== ''
  if (!isFigure(first) || !isFigure(second) || second.glue !== '/' || isTied) return null
  const [month, day] = [Number(first.text), Number(second.text)]
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  if (third?.glue !== '/') return { month, day, end: at + 2 }
  return isFigure(third) && /^(\d\d|20\d\d)$/.test(third.text)
    ? { month, day, year: third.text.padStart(4, '20'), end: at + 3 }
    : null
}

const isFigure = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && /^\d{1,4}$/.test(token.text) && token.quoted !== true

function inWords(tokens: readonly Token[], at: number, { month, day, year, end }: Day): Token[] {
  const [first, second, third] = tokens.slice(at, end)
  if (first === undefined || second === undefined) return []
  const said: Token[] = [
    { ...apart(first), kind: 'word', text: months[month - 1] ?? '' },
    { ...apart(second), text: String(day) },
  ]
  return third === undefined || year === undefined ? said : [...said, { ...apart(third), text: year }]
}

function apart(token: Token): Token {
  const { glue: _, ...loose } = token
  return loose
}

export function withDaysInFigures(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ glue, kind }) => glue === '/' && kind === 'number')) return [...tokens]
  const said: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const [token, before] = [tokens[at], tokens[at - 1]?.text ?? '']
    const first = dayAt(tokens, at)
    const isTied = first !== null && tokens[first.end]?.glue === '-'
    const start = first === null ? at : isTied ? first.end : first.end + 1
    const isJoined = isTied || joints.test(tokens[first?.end ?? -1]?.text ?? '')
    const second = first !== null && isJoined ? dayAt(tokens, start) : null
    const oneYear = first?.year === undefined || second?.year === undefined
    const isRange = second !== null && (!mayBeRooms(second) || (first !== null && !mayBeRooms(first)))
    if (token === undefined) break
    if (first !== null && second !== null && oneYear && (isRange || opens.test(before))) {
      said.push(...inWords(tokens, at, first))
      said.push({ ...apart(tokens[start] ?? token), kind: 'word', text: 'to' })
      said.push(...inWords(tokens, start, second))
      at = second.end
    } else if (first !== null && isDay(first, before, tokens[first.end])) {
      said.push(...inWords(tokens, at, first))
      at = first.end
    } else {
      said.push(token)
      at += 1
    }
  }
  return said
}

/** One day without its year. */
const isDay = ({ day, year }: Day, before: string, behind: Token | undefined): boolean =>
  year === undefined &&
  (behind?.glue === undefined || behind.kind === 'mark' || weekdays.has(behind.text)) &&
  !isPart.test(behind?.text ?? '') &&
  !isPart.test(before) &&
  (weekdays.has(before) || day > 12)
