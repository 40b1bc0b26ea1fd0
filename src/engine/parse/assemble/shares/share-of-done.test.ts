import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what became of those that are named before the share', () => {
  homes.says(
    'of the homes built before 1980, what percentage has sold',
    "FILTER (WHERE status = 'SLD') AS part",
    'WHERE year_built <= 1979',
  )
  homes.says(
    'share of Old Town homes that expired',
    "FILTER (WHERE status = 'EXP') AS part",
    "WHERE subdivision = 'Old Town'",
  )
  homes.says(
    'Of our homes with a pool, what percent closed last year?',
    "FILTER (WHERE status = 'SLD' AND close_date >= DATE '2025-01-01'",
    'WHERE has_pool',
  )
  homes.says(
    'of the homes sold last year, what percentage had a pool',
    'FILTER (WHERE has_pool) AS part',
    "WHERE status = 'SLD'",
  )
})
