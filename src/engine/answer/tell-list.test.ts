import { describe } from 'vitest'
import type { Json } from '#contract/tables.ts'
import { by, compare, down, during, is, shown, thing, up } from './homes.testing.ts'
import { check } from './say.testing.ts'

const beach = is('homes.home_type', 'beach_house')

describe('a list', () => {
  const list = { keys: [thing('home')], columns: [shown('homes.city'), shown('homes.rate')] }
  const few: Json[][] = [
    ['A', 'Napa', 90],
    ['B', 'Moab', 120],
  ]
  const many: Json[][] = [
    ['A', 'Napa', 90],
    ['B', 'Moab', 120],
    ['C', 'Napa', 300],
    ['D', 'Moab', 480],
    ['E', 'Moab', 490],
  ]
  check({ ...list, where: [is('homes.city', 'Key West')] }, few, 'There are 2 homes in Key West: A and B.')
  check(
    { ...list, where: [compare('homes.rate', '<', 500)] },
    many,
    '5 homes have a nightly rate below $500: A, B, C and 2 more.',
  )
  check(
    { ...list, where: [compare('homes.rate', '<', 500)], order: [up(1)] },
    many,
    '5 homes have a nightly rate below $500, from $90 (A) to $490 (E).',
  )
  check(
    { ...list, where: [compare('homes.rate', '<', 100)] },
    few.slice(0, 1),
    '1 home has a nightly rate below $100: A (city Napa, nightly rate $90).',
  )
  check(
    { ...list, where: [beach, compare('homes.rate', '<', 50)] },
    [],
    'No beach house home has a nightly rate below $50.',
  )
  check({ ...list, where: [is('homes.city', 'Paris')] }, [], 'There are no homes in Paris.')
  check(list, many, 'There are more than 5 homes. The first 5 of them are shown.', { truncated: true })
  check(
    { ...list, order: [down(1)], limit: 1 },
    [['D', 'Moab', 1250]],
    'D has the highest nightly rate: $1,250 (city Moab).',
  )
  check(
    { ...list, where: [beach], order: [up(1)], limit: 3 },
    many.slice(0, 3),
    'Of the beach house homes, A has the lowest nightly rate: $90, followed by B at $120.',
  )
  check(
    { ...list, order: [up(1)], limit: 3 },
    [
      ['A', 'Napa', 90],
      ['B', 'Moab', 90],
      ['C', 'Napa', 300],
    ],
    'A and B are tied for the lowest nightly rate: $90 each.',
  )
  check(
    { ...list, order: [down(1)], limit: 2 },
    [['A', 'Napa', null]],
    'None of the homes has a nightly rate recorded.',
  )
  check({ ...list, limit: 5 }, many, 'Here are the first 5 homes: A, B, C and 2 more.')
  check(
    {
      ...list,
      keep: [{ column: 1, op: '>', value: { kind: 'own group', attribute: 'homes.city', fn: 'avg' } }],
    },
    few,
    '2 homes have a nightly rate above the average in the same city: A and B.',
  )
  check(
    {
      keys: [thing('booking')],
      columns: [shown('bookings.check_in')],
      where: [during('2026-11-16', '2026-11-23')],
      order: [up()],
    },
    [
      ['Ann', '2026-11-16'],
      ['Bob', '2026-11-17'],
      ['Ann', '2026-11-18'],
      ['Cat', '2026-11-22'],
    ],
    'There are 4 bookings from Nov 16 to Nov 22, 2026.',
    { today: '2026-11-15' },
  )
  check(
    {
      keys: [thing('reservation')],
      columns: [shown('bookings.status')],
      where: [is('bookings.status', 'pending')],
    },
    [['Ann', 'ann@example.com', 'pending']],
    'There is 1 pending reservation: Ann (status pending).',
  )
  check(
    { keys: [by('homes.home_type')] },
    [['beach_house'], ['city_loft'], ['tiny_home']],
    'There are 3 home types: beach house, city loft and tiny home.',
  )
  check(
    { keys: [by('homes.city')], where: [is('homes.state', 'CA')] },
    [['Napa']],
    'There is 1 city among homes in California: Napa.',
  )
  check(
    { keys: [by('homes.city')], where: [is('homes.state', 'CA')] },
    [],
    'There are no cities among homes in California.',
  )
  check(
    { ...list, keep: [{ column: 1, op: '>', value: { kind: 'overall' } }] },
    few,
    '2 homes have a nightly rate above the average: A and B.',
  )
})
