import { expect, test } from 'vitest'
import { Remote } from './remote.ts'

/** Answers with these in turn; an Error is thrown. */
const source = (...answers: (number | Error)[]) => {
  const asked = { times: 0 }
  const remote = new Remote(async () => {
    const answer = answers[asked.times++]
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  })
  return { asked, remote }
}
const settled = (remote: Remote<number>) =>
  remote.fetch().then(
    () => remote.snapshot(),
    () => remote.snapshot(),
  )

test('nothing is asked for before someone looks', () => {
  const { asked, remote } = source(1)
  expect(remote.snapshot()).toEqual({ kind: 'loading' })
  expect(asked.times).toBe(0)
  remote.subscribe(() => {})
  expect(asked.times).toBe(1)
})

test('several who look share one answer, and are told when it is there', async () => {
  const { asked, remote } = source(7)
  const told: string[] = []
  remote.subscribe(() => told.push(`first sees ${remote.snapshot().kind}`))
  remote.subscribe(() => told.push(`second sees ${remote.snapshot().kind}`))
  expect(await remote.fetch()).toBe(7)
  expect(asked.times).toBe(1)
  expect(told.slice(-2)).toEqual(['first sees ready', 'second sees ready'])
})

test('whoever stops looking is told no more', async () => {
  const { remote } = source(7)
  let told = 0
  const stop = remote.subscribe(() => told++)
  stop()
  const before = told
  await remote.fetch()
  expect(told).toBe(before)
})

test('a failure stays until someone tries again', async () => {
  const { asked, remote } = source(new Error('away'), 7)
  expect(await settled(remote)).toEqual({ kind: 'failed' })
  remote.start()
  remote.subscribe(() => {})
  expect(asked.times).toBe(1)
  expect(await settled(remote)).toEqual({ kind: 'ready', value: 7 })
})

test('trying again is seen as loading', async () => {
  const { remote } = source(new Error('away'), 7)
  await settled(remote)
  const again = remote.fetch()
  expect(remote.snapshot()).toEqual({ kind: 'loading' })
  await again
})

test('a value learned on another way is not asked for', async () => {
  const { asked, remote } = source(1)
  remote.set(2)
  expect(await remote.fetch()).toBe(2)
  expect(asked.times).toBe(0)
})
