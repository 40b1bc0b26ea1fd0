import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('sides of a comparison', () => {
  homes.says('average price per square foot with and without a pool', 'GROUP BY has_pool')
  homes.says('how many homes sold with a pool versus without one', 'GROUP BY has_pool')
  homes.says('avg DOM actives vs pendings vs solds', "status IN ('COP', 'SCO', 'SLD')", 'GROUP BY status')
  homes.says(
    'average sold price: homes built since 2015 vs homes built before 1980',
    'year_built >= 2015',
    'year_built <= 1979',
  )
  homes.says('avg price of actives, new construction vs everything else', "status = 'COP'", 'WHEN TRUE')
})

describe('what only one side says beside what both say', () => {
  homes.says('avg px 3br vs 4br act', "WHERE status = 'COP' AND", 'beds IN (3, 4) GROUP BY beds')
  homes.says(
    'How long do active homes under $500,000 sit compared with those above a million?',
    "WHERE status = 'COP' AND",
    'WHEN price < 500000',
    'WHEN price > 1000000',
  )
  homes.declines('average days on market of homes under a million vs homes over 500k')
})

describe('against the rest', () => {
  rental.says('ADR at ski chalets compared to the rest', "property_type = 'ski_chalet'", "'rest'")
  shop.says('revenue from Texas customers against all the others', "b.state = 'TX'", "'others'")
  homes.says(
    'the three villages, side by side: average price per sf of active homes',
    'GROUP BY subdivision',
    "ILIKE '%Village%'",
  )
})

describe('things of which each side has many', () => {
  shop.never('avg order value california vs texas customers', 'first_name')
  homes.says('avg dom of solds by area, pool vs no pool', 'GROUP BY subdivision, has_pool')
})

describe('what is asked of both sides, said twice', () => {
  homes.says(
    'median ask of actives vs median ask of under contract',
    "status IN ('COP', 'SCO')",
    'GROUP BY status',
  )
})
rental.says(
  'does a lake house booking bring in more on average than a beach house booking',
  'avg(r.total_price)',
  'GROUP BY l.property_type',
)
rental.says(
  'were there more lake house bookings than beach house bookings',
  'count(*)',
  'GROUP BY l.property_type',
)
shop.says(
  'wknd (sat/sun) vs wkdays, # ords',
  "IN (6, 7) THEN 'weekend'",
  "IN (1, 2, 3, 4, 5) THEN 'weekdays'",
)
