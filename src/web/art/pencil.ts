// The red pencil: a ring or a line as a hand would draw it. Every picture and every view has one mark at most.
import { createRandom } from './random.ts'
import { smooth, type Point } from './shapes.ts'

export function pencilRing(cx: number, cy: number, rx: number, ry: number, seed = 1): string {
  const { between } = createRandom(seed)
  const steps = 22
  const start = between(-2.6, -2.2)
  const phase = between(0, 6)
  const tilt = between(-0.06, 0.06)
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const progress = i / steps
    const angle = start + progress * 1.14 * Math.PI * 2
    const wobble = 1 + 0.035 * Math.sin(angle * 2 + phase) + 0.05 * (progress - 0.5)
    const x = Math.cos(angle) * rx * wobble
    const y = Math.sin(angle) * ry * wobble
    points.push([cx + x * Math.cos(tilt) - y * Math.sin(tilt), cy + x * Math.sin(tilt) + y * Math.cos(tilt)])
  }
  return smooth(points)
}

export function pencilLine([x1, y1]: Point, [x2, y2]: Point, seed = 1, shake = 2): string {
  const { between } = createRandom(seed)
  const steps = 6
  const points: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const progress = i / steps
    const inside = i > 0 && i < steps
    points.push([
      x1 + (x2 - x1) * progress + between(-0.4, 0.4) * shake,
      y1 + (y2 - y1) * progress + (inside ? between(-1, 1) * shake : 0),
    ])
  }
  return smooth(points)
}
