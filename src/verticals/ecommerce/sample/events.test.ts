import { describe, expect, test } from 'vitest'
import {
  countBy,
  distinct,
  inOrder,
  monthsFrom,
  outside,
  sampleDays,
  setOf,
  share,
  tablesOf,
  uuid,
} from '#verticals/sample-days.testing.ts'
import { isBlackFridayWeekend } from './demand.ts'
import { dayNumber } from '#verticals/days.ts'
import { ecommerceSample } from './sample.ts'

const documentationRange = /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/

describe.each(sampleDays)('the page events of %s', asOf => {
  const table = tablesOf(ecommerceSample, asOf)
  const events = table('ecommerce_analytics')
  const sessions = [...Map.groupBy(events, ({ session_id }) => session_id).values()].map(steps => ({
    steps,
    types: steps.map(({ event_type }) => event_type),
  }))
  const reached = (type: string) => share(sessions, ({ types }) => types.includes(type))

  test('there are about 26,000 over six months, some of them today', () => {
    expect(events.length).toBeGreaterThan(25_500)
    expect(events.length).toBeLessThan(26_500)
    expect(outside(events, row => row.created_at, monthsFrom(asOf, -6), `${asOf}T03`)).toEqual([])
    expect(events.filter(({ created_at }) => created_at > asOf).length).toBeGreaterThan(20)
    expect(distinct(events, ({ created_at }) => created_at.slice(0, 10)).size).toBeGreaterThan(175)
  })

  test('all kinds occur, on addresses that belong to nobody', () => {
    expect(distinct(events, ({ event_type }) => event_type)).toEqual(
      setOf('page_view, product_view, search, add_to_cart, remove_from_cart, checkout_started, purchase'),
    )
    expect(events.filter(({ ip_address }) => !documentationRange.test(ip_address))).toEqual([])
    expect(events.filter(({ session_id }) => !uuid.test(session_id))).toEqual([])
  })

  test('a session has one address and moves forward in time', () => {
    const odd = sessions.filter(
      ({ steps }) =>
        distinct(steps, ({ ip_address }) => ip_address).size !== 1 ||
        distinct(steps, ({ created_at }) => created_at).size !== steps.length,
    )
    expect(odd).toEqual([])
    expect(inOrder(events.map(({ created_at }) => created_at))).toBe(true)
  })

  test('nobody pays without a checkout, checks out an empty cart, or fills it unseen', () => {
    const odd = sessions.filter(({ types }) => {
      let inCart = 0
      const seen = new Set<string>()
      for (const type of types) {
        if (type === 'add_to_cart' && !seen.has('product_view')) return true
        if (type === 'remove_from_cart' && inCart-- === 0) return true
        if (type === 'checkout_started' && inCart === 0) return true
        if (type === 'purchase' && !seen.has('checkout_started')) return true
        if (type === 'add_to_cart') inCart++
        seen.add(type)
      }
      return false
    })
    expect(odd).toEqual([])
  })

  test('a session ends with its purchase', () => {
    const odd = sessions.filter(
      ({ types }) => types.includes('purchase') && types.indexOf('purchase') !== types.length - 1,
    )
    expect(odd).toEqual([])
  })

  test('shoppers drop out at every step', () => {
    expect(reached('product_view')).toBeGreaterThan(0.7)
    expect(reached('add_to_cart')).toBeLessThan(0.35)
    expect(reached('checkout_started')).toBeLessThan(reached('add_to_cart') * 0.7)
    expect(reached('purchase')).toBeLessThan(reached('checkout_started') * 0.7)
    expect(reached('purchase')).toBeGreaterThan(0.03)
    expect(reached('purchase')).toBeLessThan(0.1)
    expect(share(sessions, ({ types }) => types.length === 1)).toBeGreaterThan(0.15)
  })

  test('every purchase on the site is an order of that very moment', () => {
    const orders = distinct(table('ecommerce_purchases'), ({ purchase_date }) => purchase_date)
    const bought = events.filter(({ event_type }) => event_type === 'purchase')
    expect(bought.filter(({ created_at }) => !orders.has(created_at))).toEqual([])
    expect(Object.keys(countBy(bought, ({ created_at }) => created_at.slice(0, 7))).length).toBeGreaterThan(5)
  })
})

test('the rush follows Thanksgiving, which falls between the 22nd and the 28th', () => {
  const rushIn = (november: string) =>
    Array.from({ length: 40 }, (_, day) => dayNumber(`${november}-01`) + day)
      .filter(isBlackFridayWeekend)
      .map(day => day - dayNumber(`${november}-01`) + 1)
  expect(rushIn('2026-11')).toEqual([27, 28, 29, 30])
  expect(rushIn('2024-11')).toEqual([29, 30, 31, 32])
})
