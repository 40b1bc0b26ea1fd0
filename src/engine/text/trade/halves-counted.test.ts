import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('half baths that are counted with the others', () => {
  homes.says(
    'avg baths, halves as .5, for 5+ bed actives',
    'avg((full_baths + (0.5 * partial_baths)))',
    'beds >= 5',
  )
  homes.says('average number of baths per home in The Preserve, half baths included', '0.5 * partial_baths')
  homes.says('mean bath count (half baths = .5) per bedroom count', '0.5 * partial_baths', 'GROUP BY beds')
  homes.says(
    'how many actives have at least 3 baths, half baths counted as half',
    '(full_baths + (0.5 * partial_baths)) >= 3',
  )
})

describe('half baths of their own', () => {
  homes.says('average number of half baths by area', 'avg(partial_baths)')
  homes.says('no half bath, 3 or more full, on the market: how many', 'partial_baths = 0', 'full_baths >= 3')
})

homes.says('homes with two full and one half bath', 'full_baths = 2', 'partial_baths = 1')
homes.says('homes with 2 full baths and a half bath', 'full_baths = 2', 'partial_baths = 1')
homes.says('2 full and half bath, active', 'full_baths = 2', 'partial_baths = 1')
homes.never('full baths and half baths of active homes', 'partial_baths =')
homes.says('homes with two and half baths', '= 2.5')
