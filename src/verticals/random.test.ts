import { expect, test } from 'vitest'
import { entry, lottery, powerLaw, randomFrom, weighted } from './random.ts'

const tenThousand = Array.from({ length: 10_000 })

test('a stream of the same name gives the same numbers', () => {
  const [a, b] = [randomFrom('homes'), randomFrom('homes')]
  expect(tenThousand.map(() => a.fraction())).toEqual(tenThousand.map(() => b.fraction()))
})

test('streams of other names have nothing in common', () => {
  const [a, b] = [randomFrom('homes'), randomFrom('guests')]
  const first = new Set(tenThousand.map(() => a.fraction()))
  expect(tenThousand.filter(() => first.has(b.fraction())).length).toBeLessThan(3)
})

test('integers reach both ends and nothing beyond', () => {
  const random = randomFrom('dice')
  const thrown = new Set(tenThousand.map(() => random.integer(1, 6)))
  expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a bell has its mean and its spread', () => {
  const random = randomFrom('bell')
  const values = tenThousand.map(() => random.bell(50, 10))
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length)
  expect(mean).toBeCloseTo(50, 0)
  expect(spread).toBeCloseTo(10, 0)
})

test('a lottery pays by weight and never what weighs nothing', () => {
  const random = randomFrom('lottery')
  const draw = lottery([
    ['never', 0],
    ['often', 3],
    ['seldom', 1],
  ])
  const drawn = tenThousand.map(() => draw(random))
  expect(drawn).not.toContain('never')
  expect(drawn.filter(outcome => outcome === 'often').length / drawn.length).toBeCloseTo(0.75, 1)
})

test('an outcome without a weight is a mistake', () => {
  expect(() => weighted(['a', 'b'], [1])).toThrow(RangeError)
})

test('a power law favors the first and forgets nobody', () => {
  const random = randomFrom('fame')
  const draw = powerLaw(['star', 'second', 'third', 'tail'], 1)
  const drawn = tenThousand.map(() => draw(random))
  const count = (name: string) => drawn.filter(outcome => outcome === name).length
  expect(count('star')).toBeGreaterThan(count('second'))
  expect(count('tail')).toBeGreaterThan(0)
})

test('a shuffle keeps every choice and leaves the list alone', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const shuffled = randomFrom('cards').shuffled(list)
  expect(shuffled).not.toEqual(list)
  expect(shuffled.toSorted()).toEqual(list)
})

test('reading past the end of a list fails loudly', () => {
  expect(() => entry([1, 2, 3], 3)).toThrow('no entry 3 in a list of 3')
  expect(() => randomFrom('nothing').pick([])).toThrow(RangeError)
})
