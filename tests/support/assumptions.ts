// What an answer of a demo takes for granted, as the visitor reads it.
import type { DemoType } from '#contract/demos.ts'
import type { Reading } from '#engine/reading.ts'
import { read } from './demo-engines.ts'

/** "By check-in → By date booked instead: how many bookings made last month?" */
export const assumptionsIn = (reading: Reading): string[] =>
  reading.kind !== 'plan'
    ? [reading.kind]
    : reading.understood().flatMap(({ text, assumed }) => {
        if (assumed === undefined) return []
        const { instead } = assumed
        return [instead === undefined ? text : `${text} → ${instead.text}: ${instead.question}`]
      })

export const assumed = (demo: DemoType, question: string, ...history: string[]): string[] =>
  assumptionsIn(read(demo, question, ...history))

export const chipsOf = (demo: DemoType, question: string): string[] => {
  const reading = read(demo, question)
  return reading.kind === 'plan' ? reading.understood().map(({ text }) => text) : [reading.kind]
}
