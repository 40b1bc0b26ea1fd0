// Periods, grains and weekdays as meanings of a question's words.
import { latest } from '#engine/time/named.ts'
import { labelOf } from '#engine/time/period.ts'
import { primaryAt } from '#engine/time/primary.ts'
import { readerOf } from '#engine/time/reader.ts'
import { adverbs, units, weekdays } from '#engine/time/time-words.ts'
import { singular } from '#engine/text/stem.ts'
import type { Token } from '#engine/text/token.ts'
import type { Meaning } from './piece.ts'

export interface TimeCandidate {
  start: number
  end: number
  meaning: Meaning
}

export function timeCandidates(tokens: readonly Token[], today: string): TimeCandidate[] {
  const reader = readerOf(tokens, today)
  return tokens.flatMap((token, start): TimeCandidate[] => {
    const found: TimeCandidate[] = []
    const named = primaryAt(reader, start)
    const window = named === undefined ? undefined : latest(named, today)?.window
    if (named !== undefined && window !== undefined)
      found.push({
        start,
        end: named.end,
        meaning: {
          kind: 'period',
          period: {
            ...window,
            label: labelOf(window),
            ...(named.trend?.from === undefined ? {} : { trendFrom: named.trend.from }),
          },
        },
      })
    const grain = adverbs.get(token.text) ?? units.get(token.text) ?? units.get(singular(token.text))
    if (grain !== undefined) found.push({ start, end: start + 1, meaning: { kind: 'grain', grain } })
    const weekday = weekdays.get(token.text) ?? weekdays.get(singular(token.text))
    if (weekday !== undefined)
      found.push({ start, end: start + 1, meaning: { kind: 'weekdays', days: [weekday] } })
    return found
  })
}
