import { describe } from 'vitest'
import { by, down, in2025, measure, thing, time } from './homes.testing.ts'
import { check } from './say.testing.ts'

const revenue = measure('revenue')

describe('two keys', () => {
  const grid = { keys: [by('homes.city'), time('quarter')], columns: [revenue], where: [in2025] }
  check(
    grid,
    [
      ['Napa', '2025-01-01', 5],
      ['Napa', '2025-04-01', 9],
      ['Moab', '2025-01-01', 2],
    ],
    'Of 3 combinations, Napa in Q2 2025 had the most revenue: $9.',
  )
  check(
    {
      keys: [by('homes.state'), thing('home')],
      columns: [revenue],
      where: [in2025],
      order: [down()],
      limitPer: 1,
    },
    [
      ['CA', 'A', 5],
      ['NC', 'B', 9],
    ],
    'B (North Carolina) had the most revenue in 2025: $9. The rows give the top home of each of the 2 states.',
  )
  check(
    {
      keys: [time('quarter'), by('homes.city')],
      columns: [revenue],
      where: [in2025],
      order: [down()],
      limitPer: 3,
    },
    [
      ['2025-01-01', 'Napa', 5],
      ['2025-04-01', 'Moab', 9],
    ],
    'Moab (Q2 2025) had the most revenue in 2025: $9. The rows give the top 3 cities of each of the 2 quarters.',
  )
  check(
    grid,
    [
      ['Napa', '2025-01-01', 5],
      ['Moab', '2025-01-01', 5],
    ],
    'Of 2 combinations, Napa in Q1 2025 and 1 more tied for the most revenue: $5.',
  )
  check(grid, [['Napa', '2025-01-01', null]], 'No revenue was recorded in 2025.')
})
