import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { engineKinds } from '#tests/support/engines.ts'
import { agreeingReads } from './agreeing-reads.ts'
import { agreeingWrites } from './agreeing-writes.ts'
import { differing } from './differing.ts'
import { comparable, lineOf, type Answer } from './exchange.ts'
import { everyRequest, playAll, readRecording } from './recording.ts'
import { openStage, type Stage } from './stage.ts'

const recorded = readRecording()
const recordedFor = (line: string) => (recorded.get(line) ?? []).map(comparable)

test('the recording holds every request and no other', () => {
  expect([...recorded.keys()].sort()).toEqual(everyRequest.map(lineOf).sort())
  expect(new Set(everyRequest.map(lineOf)).size).toBe(everyRequest.length)
})

describe.each(engineKinds)('on %s', kind => {
  let stage: Stage
  let ours: Map<string, Answer[]>
  beforeAll(async () => {
    stage = await openStage(kind)
    ours = await playAll(stage.send, stage.reset)
  })
  afterAll(() => stage.close())

  test.each([...agreeingReads, ...agreeingWrites].map(lineOf))('answers as PostgREST does: %s', line => {
    expect(ours.get(line)?.map(comparable)).toEqual(recordedFor(line))
  })

  describe.each(differing)('differs, since $reason', ({ requests, answer }) => {
    test.each(requests.map(lineOf))('%s', line => {
      const answers = ours.get(line) ?? []
      expect(answers.map(comparable)).not.toEqual(recordedFor(line))
      const [first] = answers
      const code = z.object({ code: z.string() }).safeParse(first?.body).data?.code
      expect({ status: first?.status, code }).toEqual({ code: undefined, ...answer })
    })
  })
})
