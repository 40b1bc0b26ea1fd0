export type Point = readonly [x: number, y: number]

/** One decimal is finer than a screen shows and a third of the bytes. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

export const polyline = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

export const polygon = (points: readonly Point[]) => `${polyline(points)}Z`

/** A curve through all points, without corners. */
export function smooth(points: readonly Point[], tension = 1 / 6): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]
    const into: Point = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]
    path += `C${n(out[0])} ${n(out[1])} ${n(into[0])} ${n(into[1])} ${n(to[0])} ${n(to[1])}`
  }
  return path
}

export const circle = (x: number, y: number, r: number) =>
  `M${n(x + r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0`

export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${corner(r, r)}v${n(h - 2 * r)}${corner(-r, r)}` +
    `h${n(2 * r - w)}${corner(-r, -r)}v${n(2 * r - h)}${corner(r, -r)}Z`
  )
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"/>`

export const fill = (path: string, color: string, opacity = 1) =>
  `<path d="${path}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export function stroke(path: string, color: string, width: number, extra = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}"${extra && ` ${extra}`}/>`
}

export const text = (x: number, y: number, size: number, color: string, words: string, extra = '') =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${color}"${extra && ` ${extra}`}>${words}</text>`

/** Faint squared paper. */
export function grid(w: number, h: number, step: number, color: string, opacity: number): string {
  let path = ''
  for (let x = step / 2; x < w; x += step) path += `M${n(x)} 0V${n(h)}`
  for (let y = step / 2; y < h; y += step) path += `M0 ${n(y)}H${n(w)}`
  return stroke(path, color, 1, `opacity="${opacity}"`)
}
