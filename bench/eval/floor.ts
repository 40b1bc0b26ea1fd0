// The level that the engine has reached on each set of questions. A change that falls below it does not pass.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { percent, type Tally } from './tally.ts'

/** Percentages of a set: at least so many right, at most so many wrong. */
const level = z.strictObject({ right: z.number(), wrong: z.number() })
const floors = z.record(z.string(), level)
export type Floors = z.output<typeof floors>

const file = join(import.meta.dirname, 'floor.json')

export const readFloors = (): Floors => floors.parse(JSON.parse(readFileSync(file, 'utf8')))
export const writeFloors = (next: Floors): void => writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)

export function belowFloor(sets: ReadonlyMap<string, Tally>, floor: Floors): string[] {
  return [...sets].flatMap(([set, { right, wrong, of }]) => {
    const least = floor[set]
    if (least === undefined) return [`${set} has no floor yet: run with --record`]
    const reached = { right: percent(right, of), wrong: percent(wrong, of) }
    return [
      ...(reached.right < least.right
        ? [`${set}: ${reached.right}% right, the floor is ${least.right}%`]
        : []),
      ...(reached.wrong > least.wrong
        ? [`${set}: ${reached.wrong}% wrong, at most ${least.wrong}% may be`]
        : []),
    ]
  })
}

/** A floor only rises. */
export function raised(sets: ReadonlyMap<string, Tally>, floor: Floors): Floors {
  const risen = [...sets].map(([set, { right, wrong, of }]) => {
    const before = floor[set] ?? { right: 0, wrong: 100 }
    return [
      set,
      {
        right: Math.max(before.right, percent(right, of)),
        wrong: Math.min(before.wrong, percent(wrong, of)),
      },
    ] as const
  })
  return { ...floor, ...Object.fromEntries(risen) }
}
