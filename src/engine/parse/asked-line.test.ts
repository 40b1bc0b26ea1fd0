import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'

const unusedIn = (demo: Parameters<typeof read>[0], question: string) => {
  const reading = read(demo, question)
  return reading.kind === 'plan' ? reading.unused : reading
}

describe('what is told amid a question', () => {
  test('is named as not used', () => {
    expect(unusedIn('ecommerce', 'The card fees are eating me alive, revenue by payment method')).toEqual([
      'The card fees are eating me alive',
    ])
  })

  test('is not named where only somebody wishes', () => {
    expect(unusedIn('real_estate', 'buyer wants 3 beds with a pool under 700k, what is available')).toEqual(
      [],
    )
  })

  test('is not named where it says how a number is made', () => {
    expect(unusedIn('ecommerce', 'stock value (price x qty on hand) by category')).toEqual([])
  })

  test('is named without the place that the question points at', () => {
    const asked = 'A client has his heart set on Palmetto Village. Which homes there are on the market?'
    expect(unusedIn('real_estate', asked)).toEqual(['A client has his heart set on'])
  })
})
