// Which material a vertical is drawn on, and which pictures that takes.
import type { Material } from '#brand/tokens.ts'
import type { LandingId } from '#verticals/landing/landing.ts'
import type { ArtName } from '#web/art/recipes.ts'

export interface Look {
  material: Material
  hero: ArtName
  heroOnNarrow?: ArtName
  closing: ArtName
}

export const looks: Record<LandingId, Look> = {
  'vacation-rental': {
    material: 'pool',
    hero: 'vertical-pool',
    heroOnNarrow: 'vertical-pool-narrow',
    closing: 'close-pool',
  },
  'real-estate': {
    material: 'blue',
    hero: 'vertical-blue',
    heroOnNarrow: 'vertical-blue-narrow',
    closing: 'close-blue',
  },
  ecommerce: {
    material: 'kraft',
    hero: 'vertical-kraft',
    heroOnNarrow: 'vertical-kraft-narrow',
    closing: 'close-kraft',
  },
  education: {
    material: 'chalk',
    hero: 'vertical-chalk',
    heroOnNarrow: 'vertical-chalk-narrow',
    closing: 'close-chalk',
  },
  legal: { material: 'pad', hero: 'vertical-pad', closing: 'close-pad' },
}
