import { expect, test } from 'vitest'
import { onceAQuestion } from './once-a-question.ts'

test('a text is heard once a day, until it is forgotten', () => {
  const heard: string[] = []
  const texts = onceAQuestion((text, today) => heard.push(`${text} ${today}`))
  texts.of('orders', '2026-11-15')
  texts.of('orders', '2026-11-15')
  expect(heard).toEqual(['orders 2026-11-15'])
  texts.of('orders', '2026-11-16')
  expect(heard).toHaveLength(2)
  texts.forget()
  texts.of('orders', '2026-11-16')
  expect(heard).toHaveLength(3)
})
