import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('groups that had none, said twice', () => {
  homes.says('areas where we closed nothing last month, not a single one', 'coalesce(q1.sales, 0) = 0')
  homes.says('areas with nothing for sale, zero', "status = 'COP'", '= 0')
  homes.never('areas where we closed something last month', '= 0')
})
