import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a ranking by how fast they sold, said again by its number', () => {
  const byArea = ["status = 'SLD'", 'GROUP BY subdivision ORDER BY avg(days_on_market), ']
  homes.says(
    'which area sells the fastest, lowest average days on market for sold homes',
    ...byArea,
    'LIMIT 1',
  )
  homes.says('which three neighborhoods sell the fastest like the lowest average DOM', ...byArea, 'LIMIT 3')
  homes.says(
    'Where do homes sell fastest? The three best areas by average days on market of what we have sold',
    ...byArea,
    'LIMIT 3',
  )
  homes.says('where do houses sell quickest? which area has lowest average dom on its solds', ...byArea)
  homes.says(
    'which neighborhood moves the slowest, you know, highest average days on market on the sold ones',
    "status = 'SLD'",
    'ORDER BY avg(days_on_market) DESC',
  )
  homes.says(
    'which home sold the fastest this year, fewest days on market, address and the days',
    "status = 'SLD'",
    "'2026-01-01'",
    'ORDER BY days_on_market, ',
    'LIMIT 1',
  )
  homes.declines('which area sells the fastest, highest average days on market for sold homes')
})
