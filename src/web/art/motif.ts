// A picture for anything that has a category and a name. The same name always gives the same picture.
import type { Theme } from '#brand/tokens.ts'
import { blueprint, type BlueprintOptions } from './blueprint.ts'
import { chalk, type ChalkOptions } from './chalk.ts'
import { kraft, type KraftOptions } from './kraft.ts'
import { pad, type PadOptions } from './pad.ts'
import { pool, type PoolOptions } from './pool.ts'
import { hash } from './random.ts'
import { paintFor, type Canvas, type Scene } from './scene.ts'
import { tally } from './tally.ts'

export type Subject =
  | ({ category: 'vacation-rental' } & PoolOptions)
  | ({ category: 'real-estate' } & BlueprintOptions)
  | ({ category: 'ecommerce' } & KraftOptions)
  | ({ category: 'education' } & ChalkOptions)
  | ({ category: 'legal' } & PadOptions)
  | { category: 'company' }

export type MotifRequest = Subject & { slug: string; w: number; h: number; theme: Theme; unmarked?: boolean }

function draw(subject: Subject, canvas: Canvas): Scene {
  switch (subject.category) {
    case 'vacation-rental':
      return pool({ ...canvas, ...subject })
    case 'real-estate':
      return blueprint({ ...canvas, ...subject })
    case 'ecommerce':
      return kraft({ ...canvas, ...subject })
    case 'education':
      return chalk({ ...canvas, ...subject })
    case 'legal':
      return pad({ ...canvas, ...subject })
    case 'company':
      return tally(canvas)
  }
}

/** The inside of the picture, to be set into a larger one. */
export function motifScene(request: MotifRequest): Scene {
  const { category, slug, w, h, theme, unmarked } = request
  // Everything that changes the picture changes its ids too, so that two sizes of it can share a document.
  const id = `m${hash(JSON.stringify(request)).toString(36)}`
  return draw(request, { seed: hash(`${category}/${slug}`), w, h, id, paint: paintFor(theme), unmarked })
}

export function motif(request: MotifRequest): string {
  const { w, h } = request
  const { defs, body } = motifScene(request)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
    `${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`
  )
}
