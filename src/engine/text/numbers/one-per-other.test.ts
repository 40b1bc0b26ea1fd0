import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('so many of one per one of the other', () => {
  homes.says(
    'actives per closing in past 6 mo, by subdiv (active listings / solds)',
    "count(*) FILTER (WHERE status = 'COP') AS",
    "status = 'SLD' AND close_date >=",
    'GROUP BY subdivision',
  )
  homes.says('pendings per closing this quarter by area', "FILTER (WHERE status = 'SCO')", 'AS ratio')
  homes.says('active listings per sale by subdivision', 'AS ratio')
})
