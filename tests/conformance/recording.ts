// What the real PostgREST answered to every request of the suite, kept beside it: one line each.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { agreeingReads } from './agreeing-reads.ts'
import { agreeingWrites } from './agreeing-writes.ts'
import { differing } from './differing.ts'
import { lineOf, play, recordSchema, type Answer, type Exchange, type Send } from './exchange.ts'

const file = join(import.meta.dirname, 'recorded.jsonl')

export const everyRequest: Exchange[] = [
  ...agreeingReads,
  ...agreeingWrites,
  ...differing.flatMap(({ requests }) => requests),
]

export function readRecording(): Map<string, Answer[]> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(
    lines.map(line => {
      const { request, answers } = recordSchema.parse(JSON.parse(line))
      return [request, answers]
    }),
  )
}

export const writeRecording = (answers: ReadonlyMap<string, Answer[]>) =>
  writeFileSync(
    file,
    [...answers].map(([request, answers]) => `${JSON.stringify({ request, answers })}\n`).join(''),
  )

/** Plays everything, from the same rows each time. */
export async function playAll(send: Send, reset: () => Promise<void>): Promise<Map<string, Answer[]>> {
  const played = new Map<string, Answer[]>()
  for (const exchange of everyRequest) {
    const answers = await play(exchange, send)
    played.set(lineOf(exchange), answers)
    const wrote = exchange.method !== 'GET' && exchange.method !== 'HEAD' && (answers[0]?.status ?? 0) < 300
    if (wrote) await reset()
  }
  return played
}
