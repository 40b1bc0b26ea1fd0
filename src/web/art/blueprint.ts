// Real estate: everything that is drawn in white on blue.
import { contours } from './contours.ts'
import { culDeSac } from './cul-de-sac.ts'
import { elevation } from './elevation.ts'
import { parcels } from './parcels.ts'
import { plan, type PlanOptions } from './plan.ts'
import { createRandom } from './random.ts'
import { section } from './section.ts'
import type { Canvas, Scene } from './scene.ts'
import { grid, n, rect } from './shapes.ts'
import { sitePlan } from './site-plan.ts'
import { street } from './street.ts'
import { windowSchedule } from './window-schedule.ts'

export interface BlueprintOptions extends PlanOptions {
  layout?: keyof typeof sheets
  /** Plans lie a little askew, like a sheet on a desk, unless they must meet the edge of a page. */
  level?: boolean
}

const sheets = {
  plan,
  parcels,
  elevation,
  street,
  section,
  contours,
  'site-plan': sitePlan,
  'cul-de-sac': culDeSac,
  'window-schedule': windowSchedule,
} satisfies Record<string, (canvas: Canvas & PlanOptions) => Scene>

export function blueprint(canvas: Canvas & BlueprintOptions): Scene {
  const { w, h, seed, paint } = canvas
  const random = createRandom(seed ^ 0x51)
  const unit = Math.min(w, h) / 20
  const kind = canvas.layout ?? random.pick(['plan', 'parcels', 'plan'])
  const { body } = sheets[kind](canvas)
  const turn = kind === 'plan' && !canvas.level ? random.pick([-7, -5, 6]) : 0
  const ground =
    rect(0, 0, w, h, paint('blue')) +
    grid(w, h, unit, paint('blue-line'), 0.07) +
    grid(w, h, unit * 5, paint('blue-line'), 0.13)
  if (!turn) return { body: ground + body }
  const around = `${n(w / 2)} ${n(h / 2)}`
  const back = `${n(-w / 2)} ${n(-h / 2)}`
  return {
    body: `${ground}<g transform="rotate(${turn} ${around}) translate(${around}) scale(1.08) translate(${back})">${body}</g>`,
  }
}
