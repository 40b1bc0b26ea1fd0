import { describe, expect, test } from 'vitest'
import { parseAccept } from './accept.ts'
import { parsePrefer } from './prefer.ts'
import { codeOf } from './problem-of.testing.ts'
import { confirmedProfile } from './profile.ts'

describe('Prefer', () => {
  test('asks for nothing when absent', () => {
    expect(parsePrefer(undefined)).toEqual({ count: false, returning: null, merge: false })
  })
  test('is a list in any order', () => {
    expect(parsePrefer('return=representation, count=exact,resolution=merge-duplicates')).toEqual({
      count: true,
      returning: 'representation',
      merge: true,
    })
  })
  test.each([
    'count=planned',
    'tx=rollback',
    'resolution=ignore-duplicates',
    'missing=default',
    'foo=bar',
    'count',
  ])('cannot be %s: what is not done is said', header =>
    expect(codeOf(() => parsePrefer(header))).toBe('PGRST122'),
  )
})

describe('Accept', () => {
  test.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'text/html, */*;q=0.1',
    'application/json; charset=utf-8',
  ])('%s takes rows', header => expect(parseAccept(header)).toBe('rows'))
  test('the singular type takes the row itself', () => {
    expect(parseAccept('application/vnd.pgrst.object+json')).toBe('one row')
  })
  test('the better liked type wins', () => {
    expect(parseAccept('application/json;q=0.5, application/vnd.pgrst.object+json')).toBe('one row')
  })
  test.each([
    'text/csv',
    'text/html',
    'application/json;q=0',
    'application/vnd.pgrst.object+json;nulls=stripped',
  ])('%s is not available', header => expect(codeOf(() => parseAccept(header))).toBe('PGRST107'))
})

describe('the schema', () => {
  test('is public and no other', () => {
    expect(confirmedProfile(undefined)).toEqual({})
    expect(confirmedProfile('public')).toEqual({ 'content-profile': 'public' })
    expect(codeOf(() => confirmedProfile('pg_catalog'))).toBe('PGRST106')
  })
})
