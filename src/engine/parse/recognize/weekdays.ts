// Days of the week that rows must fall on: "check-ins on Mondays", "made on a weekend".
import { negationBefore } from './negated.ts'
import { opensWith } from './recognizer.ts'
import { datesNear } from './time.ts'

export const weekdays = opensWith({ kinds: ['weekdays'] })((line, at) => {
  const found = line.means(at, 'weekdays')
  if (found === undefined) return null
  // "Which weekdays are busiest" asks for one or the other of seven.
  const isAsked = line.is(at - 1, 'which') && line.pieces[at]?.text === 'weekdays'
  if (isAsked) return { end: at + 1, items: [{ kind: 'key', key: { kind: 'weekday' } }] }
  // "Weekend coming up": the next one, and not all that are to come.
  if (line.pieces[at + 1]?.text === 'coming up' && line.pieces[at]?.plural !== true) return null
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
