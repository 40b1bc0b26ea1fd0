import { expect, test } from 'vitest'
import { setTitle, socialCard } from './social-card.ts'

test('a short title is set large, a long one smaller, and no word is lost', () => {
  const short = setTitle('Terms of Service')
  const long = setTitle(
    'Which of our best sellers lose money after returns, shipping and payment fees are counted',
  )
  expect(short.size).toBeGreaterThan(long.size)
  expect(long.lines.join(' ')).toContain('payment fees')
})

test('letters that mean something in SVG are escaped', () => {
  const card = socialCard({ title: 'Fable & Co <b>', note: 'a < b', material: 'kraft', slug: 'x' })
  expect(card).toContain('&amp;')
  expect(card).not.toContain('<b>')
})
