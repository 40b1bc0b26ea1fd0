import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { sqlTokens } from './sql-tokens.ts'

const kinds = (sql: string) =>
  sqlTokens(sql)
    .filter(token => token.kind !== 'plain')
    .map(token => `${token.kind} ${token.text}`)

test('keywords, functions, strings, numbers and comments each get their color', () => {
  expect(kinds("SELECT sum(price) FROM t WHERE name = 'it''s' LIMIT 5 -- five")).toEqual([
    'keyword SELECT',
    'function sum',
    'keyword FROM',
    'keyword WHERE',
    "string 'it''s'",
    'keyword LIMIT',
    'number 5',
    'comment -- five',
  ])
})

test('a keyword before a bracket is still a keyword', () => {
  expect(kinds('x IN (1)')).toEqual(['keyword IN', 'number 1'])
})

test('no text is lost, whatever is in it', () => {
  assert(
    property(string(), sql => {
      expect(
        sqlTokens(sql)
          .map(token => token.text)
          .join(''),
      ).toBe(sql)
    }),
  )
})
