// "5.0 rated products", "old stock: products added …": how well they are rated before their name, and what such goods are called.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const goods = '(?:products|items|skus|articles|goods|books|toys)'

export const ratedGoods: readonly Rewording[] = [
  wherever(
    [/^rated$/, new RegExp(`^${goods}$`)],
    [
      {
        said: new RegExp(`(?<![,.\\d] )\\b(?<stars>[1-5](?:\\.\\d)?) rated (?<what>${goods})\\b`),
        meant: ({ groups = {} }) => `${groups['what'] ?? ''} rated ${groups['stars'] ?? ''}`,
      },
    ],
  ),
  wherever(
    [/^(stock|inventory)$/, /^[:-]$/],
    [
      {
        said: new RegExp(
          `^(?:our |the )?(?:old|older|aged|aging|stale|dead|dusty|excess) (?:stock|inventory) [:-] (?=(?:all |list |show )?${goods}\\b)`,
        ),
        meant: () => '',
      },
    ],
  ),
]
