import { describe, expect, test } from 'vitest'
import { hasFilters, viewOf, withFilter, withoutFilters, withPage } from './filters.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))
const nothing = {
  demoType: undefined,
  minResponseMs: undefined,
  maxResponseMs: undefined,
  from: undefined,
  to: undefined,
}

describe('the address', () => {
  test('without a word means everything, from the first page', () =>
    expect(view('')).toEqual({ filters: nothing, page: 1 }))
  test('says each filter and the page', () =>
    expect(view('type=real_estate&min=10&max=500&from=2026-03-01&to=2026-03-31&page=3')).toEqual({
      filters: {
        demoType: 'real_estate',
        minResponseMs: 10,
        maxResponseMs: 500,
        from: '2026-03-01',
        to: '2026-03-31',
      },
      page: 3,
    }))
  test.each([
    'type=all',
    'type=legal',
    'type=constructor',
    'min=',
    'min=fast',
    'from=yesterday',
    'from=2026-02-30',
    'to=2026-3-1',
    'page=0',
    'page=-4',
    'page=last',
  ])('that says %s says nothing', query => expect(view(query)).toEqual({ filters: nothing, page: 1 }))
  test.each([
    ['12.9', 12],
    ['150ms', 150],
    ['-5', -5],
    ['0', 0],
    ['99999999999', 2_147_483_647],
  ])('takes %s milliseconds as the integer %d', (text, value) =>
    expect(view(`min=${text}`).filters.minResponseMs).toBe(value),
  )
})

describe('a change', () => {
  const here = new URLSearchParams('type=ecommerce&min=10&page=4&keep=1')
  test('of a filter goes to page 1 and keeps the others', () =>
    expect(withFilter(here, 'max', '90').toString()).toBe('type=ecommerce&min=10&keep=1&max=90'))
  test('to all demos or to an empty field takes the filter away', () => {
    expect(withFilter(here, 'type', 'all').toString()).toBe('min=10&keep=1')
    expect(withFilter(here, 'min', '').toString()).toBe('type=ecommerce&keep=1')
  })
  test('of the page keeps the filters', () => {
    expect(withPage(here, 5).toString()).toBe('type=ecommerce&min=10&page=5&keep=1')
    expect(withPage(here, 1).toString()).toBe('type=ecommerce&min=10&keep=1')
  })
  test('to no filter at all leaves the rest of the address alone', () => {
    expect(withoutFilters(here).toString()).toBe('keep=1')
    expect([here, withoutFilters(here)].map(hasFilters)).toEqual([true, false])
  })
})
