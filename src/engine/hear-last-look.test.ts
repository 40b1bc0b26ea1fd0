import { expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'

const asked = (question: string, before: string) => read('ecommerce', question, before).kind

test('a question that is answered as the one before was not understood', () => {
  expect(asked('what did they buy most', 'top 10 customers by spending')).toBe('declined')
  expect(asked('only those in Texas', 'top 10 customers by spending')).toBe('plan')
})

test('what is in that order already may be asked for in that order', () => {
  expect(asked('highest to lowest please', 'revenue by brand this year')).toBe('plan')
})
