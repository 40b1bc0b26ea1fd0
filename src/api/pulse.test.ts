import { expect, test } from 'vitest'
import { startPulse } from './pulse.ts'

function stage() {
  let time = 0
  let beat = () => {}
  const pulse = startPulse({
    everyMs: 50,
    now: () => time,
    repeat: given => {
      beat = given
      return () => undefined
    },
  })
  const pass = (ms: number) => void (time += ms)
  const beatAfter = (ms: number) => {
    pass(ms)
    beat()
  }
  return { pulse, pass, beatAfter }
}

test('a thread that keeps time is not behind', () => {
  const { pulse, pass, beatAfter } = stage()
  for (let n = 0; n < 10; n++) beatAfter(52)
  pass(40)
  expect(pulse.lagMs()).toBe(0)
})

test('in a long round, those who are read last have waited longest', () => {
  const { pulse, pass, beatAfter } = stage()
  beatAfter(400)
  expect(pulse.lagMs()).toBe(0)
  pass(250)
  expect(pulse.lagMs()).toBe(200)
  pass(250)
  expect(pulse.lagMs()).toBe(450)
})
