import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('how far the first one went is shown of it', () => {
  homes.says(
    'Could you tell me which home went the furthest over its asking price, and by how many dollars?',
    'ORDER BY premium DESC',
    'LIMIT 1',
  )
  homes.says(
    'which home sold the furthest below asking, and by how much',
    'ORDER BY discount DESC',
    'LIMIT 1',
  )
})
