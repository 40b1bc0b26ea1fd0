// Days of the week that rows must fall on: "check-ins on Mondays", "made on a weekend".
import type { Line } from '#engine/parse/piece.ts'
import { negationBefore } from './negated.ts'
import { opensWith, type Found } from './recognizer.ts'
import { datesNear } from './time.ts'

export const weekdays = opensWith({ kinds: ['weekdays'] })((line, at) => {
  const found = line.means(at, 'weekdays')
  if (found === undefined) return null
  // "Which weekdays are busiest" asks for one or the other of seven.
  const isAsked = line.is(at - 1, 'which') && line.pieces[at]?.text === 'weekdays'
  if (isAsked) return { end: at + 1, items: [{ kind: 'key', key: { kind: 'weekday' } }] }
  // "Weekend coming up": the next one, and not all that are to come.
  if (line.pieces[at + 1]?.text === 'coming up' && line.pieces[at]?.plural !== true) return null
  // "Weekend and weekday check-ins": all seven days are no limit, and two kinds of them are two sides.
  if (found.days.length === 7) return twoKinds(line, at)
  return {
    end: at + 1,
    items: [
      {
        kind: 'condition',
        condition: {
          kind: 'weekdays',
          days: found.days,
          dates: datesNear(line, at),
          not: negationBefore(line, at),
        },
      },
    ],
  }
})

function twoKinds(line: Line, at: number): Found | null {
  const words = line.pieces[at]?.text.match(/\b(weekends?|weekdays?|workdays?|working days)\b/g) ?? []
  const sides = words.map(label => ({
    label,
    conditions: [
      {
        kind: 'weekdays' as const,
        days: label.startsWith('weekend') ? [6, 7] : [1, 2, 3, 4, 5],
        dates: datesNear(line, at),
        not: false,
      },
    ],
    nouns: [],
  }))
  const areTwo = sides.length === 2 && new Set(words.map(word => word.startsWith('weekend'))).size === 2
  return areTwo ? { end: at + 1, items: [{ kind: 'key', key: { kind: 'sides', sides } }] } : null
}
