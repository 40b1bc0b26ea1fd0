// One visitor's message: one to three sentences in their own manner.
import { entry, lottery, type Random } from '#verticals/random.ts'
import type { Interest } from './interests.ts'
import { closings, openings, requests } from './message-words.ts'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export interface Subject {
  writer: string
  home: string
  city: string
  /** The month of writing; plans lie ahead of it. */
  month: number
}

type Shape = (interest: Interest, random: Random) => string[]
const messageShape = lottery<Shape>([
  [(interest, random) => [random.pick(requests[interest])], 30],
  [(interest, random) => [random.pick(openings[interest]), random.pick(requests[interest])], 30],
  [(interest, random) => [random.pick(requests[interest]), random.pick(closings)], 18],
  [(interest, random) => random.shuffled(requests[interest]).slice(0, 2), 10],
  [
    (interest, random) => [
      random.pick(openings[interest]),
      random.pick(requests[interest]),
      random.pick(closings),
    ],
    12,
  ],
])

const SHARE_IN_LOWER_CASE = 0.11

export function writeMessage(interest: Interest, subject: Subject, random: Random): string {
  const text = fillIn(messageShape(random)(interest, random).join(' '), subject, random)
  return random.chance(SHARE_IN_LOWER_CASE) ? text.toLowerCase().replace(/[.!]$/, '') : text
}

function fillIn(text: string, subject: Subject, random: Random): string {
  const words = {
    home: subject.home,
    city: subject.city,
    name: subject.writer,
    month: entry(monthNames, (subject.month + random.integer(1, 7)) % 12),
    people: `${random.integer(3, 12)}`,
    nights: `${random.integer(2, 10)}`,
    budget: `${random.integer(6, 36) * 25}`,
  }
  return Object.entries(words).reduce((filled, [slot, word]) => filled.replaceAll(`{${slot}}`, word), text)
}
