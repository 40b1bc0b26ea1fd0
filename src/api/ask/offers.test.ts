import { expect, test, vi } from 'vitest'
import { remembering } from './offers.ts'

const today = '2026-11-15'

test('what was found is not looked for again', () => {
  const answers = vi.fn((question: string) => question === 'how many homes')
  const remembered = remembering(answers)
  for (let time = 0; time < 3; time++) {
    expect(remembered('how many homes', today)).toBe(true)
    expect(remembered('how many turrets', today)).toBe(false)
  }
  expect(answers).toHaveBeenCalledTimes(2)
})

test('another day is another question', () => {
  const remembered = remembering((_, day) => day === today)
  expect(remembered('homes listed today', today)).toBe(true)
  expect(remembered('homes listed today', '2026-11-16')).toBe(false)
})

test('of too many, those not asked for lately are forgotten', () => {
  const answers = vi.fn(() => true)
  const remembered = remembering(answers, 2)
  for (const question of ['a', 'b', 'a', 'c', 'a']) remembered(question, today)
  expect(answers.mock.calls).toEqual([
    ['a', today],
    ['b', today],
    ['c', today],
  ])
  remembered('b', today)
  expect(answers).toHaveBeenCalledTimes(4)
})
