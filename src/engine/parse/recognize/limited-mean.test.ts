import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a limit of what is computed over things of a group', () => {
  homes.says('areas where avg price of actives over 1.2m', "status = 'COP'", 'HAVING avg(price) > 1200000')
  rental.says('cities whose average price of available listings is under 300', 'HAVING avg(price) < 300')
  homes.never('average price of actives over 1.2m by area', 'HAVING')
})
