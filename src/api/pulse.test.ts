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

test('one long pause is no crowd', () => {
  const { pulse, pass, beatAfter } = stage()
  beatAfter(2000)
  pass(300)
  expect(pulse.lagMs()).toBe(0)
})

test('when every beat is late, those who come last in a round have waited longest', () => {
  const { pulse, pass, beatAfter } = stage()
  for (let n = 0; n < 3; n++) beatAfter(400)
  expect(pulse.lagMs()).toBe(0)
  pass(250)
  expect(pulse.lagMs()).toBe(200)
})

test('one beat in time ends the alarm', () => {
  const { pulse, pass, beatAfter } = stage()
  for (let n = 0; n < 5; n++) beatAfter(400)
  beatAfter(60)
  pass(500)
  expect(pulse.lagMs()).toBe(0)
})
