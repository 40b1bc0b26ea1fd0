import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a budget and what is around it', () => {
  homes.says("buyer has like 750k to spend so what's for sale around 750k", 'price <= 825000')
  homes.never("buyer has like 750k to spend so what's for sale around 750k", 'price <= 750000')
  homes.says('homes under 750k', 'price < 750000')
})
