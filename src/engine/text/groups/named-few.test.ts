import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('how many there are is told by their names', () => {
  rental.says(
    'What has each of our two places, Agave Casita and Driftwood Beach House, earned this year?',
    "'Agave Casita', 'Driftwood Beach House'",
    'GROUP BY l.id, l.title',
  )
})

describe('what no names follow are those of that kind', () => {
  homes.says('For each of the three villages, what is the average sale-to-list ratio?', 'Village')
})

describe('whoever wrote it are those who were asked for', () => {
  rental.says('anyone asking about a hot tub? names and emails of whoever wrote it', 'hot tub')
})

describe('what nobody did', () => {
  rental.says('homes that nobody has sent an inquiry about in the past 60 days', "'inquiry'", '= 0')
})

describe('two that are compared or taken together', () => {
  rental.says(
    'Compare the July 2026 occupancy of our two places, Agave Casita and Driftwood Beach House',
    "'Agave Casita', 'Driftwood Beach House'",
    'GROUP BY l.title',
  )
  rental.says(
    'My family owns Agave Casita and Driftwood Beach House; what did the two earn together in 2025?',
    "'Agave Casita', 'Driftwood Beach House'",
    'SELECT sum(r.total_price)',
  )
  rental.declines('2025 revenue of our two homes, Agave Casita and Driftwood Beach House')
})
