import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './use-address.ts'

const tabs = ['products', 'purchases']
const read = (query: string) => readAddress(new URLSearchParams(query), tabs)

test('without a word in the address the chat is open', () => {
  expect(read('')).toEqual({ tab: 'chat', page: 1 })
  expect(read('q=top+5+brands')).toEqual({ tab: 'chat', page: 1 })
})

test('an address names a tab and a page of it', () => {
  expect(read('tab=purchases&page=3')).toEqual({ tab: 'purchases', page: 3 })
})

test('an address that makes no sense is read as the nearest that does', () => {
  expect(read('tab=secrets&page=2').tab).toBe('chat')
  for (const page of ['0', '-1', '1.5', 'two', '1e99', ''])
    expect(read(`tab=purchases&page=${page}`).page).toBe(1)
})

test('the first page and the chat need no words', () => {
  expect(writeAddress('chat', 4)).toEqual({})
  expect(writeAddress('purchases', 1)).toEqual({ tab: 'purchases' })
  expect(writeAddress('purchases', 3)).toEqual({ tab: 'purchases', page: '3' })
})
