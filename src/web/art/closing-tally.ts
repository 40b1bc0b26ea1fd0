// The logo, cut from all five materials: four upright strips and a legal pad laid across them.
import type { Theme } from '#brand/tokens.ts'
import { motifScene } from './motif.ts'

const height = 560

const uprights = [
  'M61 45L123 35Q138 35 138 50L124 510Q124 525 109 525L47 515Q32 515 32 500L46 60Q46 45 61 45Z',
  'M191 26L253 34Q268 34 268 49L262 511Q262 526 247 526L185 534Q170 534 170 519L176 41Q176 26 191 26Z',
  'M321 36L383 24Q398 24 398 39L402 521Q402 536 387 536L325 524Q310 524 310 509L306 51Q306 36 321 36Z',
  'M451 35L513 45Q528 45 528 60L544 500Q544 515 529 515L467 525Q452 525 452 510L436 50Q436 35 451 35Z',
] as const
const across = 'M15 -42L661 -49Q676 -49 679 -31L672 31Q672 46 657 46L17 43Q0 43 0 31L2 -27Q2 -42 15 -42Z'

export function closingTally(theme: Theme): string {
  const frame = { theme, unmarked: true, h: height } as const
  const strips = [
    {
      shift: -75,
      scene: motifScene({
        ...frame,
        category: 'vacation-rental',
        slug: 'closing',
        w: 320,
        layout: 'shore',
        shore: 0.42,
        unit: 40,
        gap: 2.5,
      }),
    },
    {
      shift: 69,
      scene: motifScene({
        ...frame,
        category: 'real-estate',
        slug: 'closing-2',
        w: 300,
        layout: 'plan',
        level: true,
        scale: 1.7,
      }),
    },
    {
      shift: 204,
      scene: motifScene({ ...frame, category: 'ecommerce', slug: 'closing', w: 300, layout: 'treemap' }),
    },
    {
      shift: 340,
      scene: motifScene({
        ...frame,
        category: 'education',
        slug: 'closing',
        w: 300,
        layout: 'times',
        scale: 1.5,
        center: [150, 280],
      }),
    },
  ]
  const clips = [...uprights, across]
    .map((outline, i) => `<clipPath id="cut${i}"><path d="${outline}"/></clipPath>`)
    .join('')
  const pad = motifScene({ theme, category: 'legal', slug: 'closing', w: 690, h: 96, layout: 'strip' })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="680" height="${height}" viewBox="-40 0 680 ${height}">` +
    `<defs>${clips}${strips.map(({ scene }) => scene.defs ?? '').join('')}</defs>` +
    strips
      .map(
        ({ shift, scene }, i) =>
          `<g clip-path="url(#cut${i})"><g transform="translate(${shift} 0)">${scene.body}</g></g>`,
      )
      .join('') +
    `<g transform="translate(-8 428) rotate(-25.2)"><g clip-path="url(#cut4)"><g transform="translate(0 -49)">${pad.body}</g></g></g></svg>`
  )
}
