// "Gave up", "took over", "held up": a light verb and its particle mean something together that neither says alone.
import type { Line } from './piece.ts'

const light =
  /^(gives?|gave|given|giving|takes?|took|taken|taking|puts?|putting|gets?|got|getting|goes|go|going|went|keeps?|kept|holds?|held|holding|runs?|ran|running|makes?|made|lets?|stands?|stood|sits?|sat)$/
const particle = /^(up|out|over|down|through|around|under|about)$/

/** Whether a particle stands here that belongs to the light verb before it, and to nothing behind it. */
export function isPhrasal(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  // "Go through last year month by month" asks for something.
  // "Which listings came down the most": from what, nobody says.
  const isMost = line.is(line.past(at + 1), 'top') && /^(the|most)$/.test(text(at + 1))
  if (/^(came|come|comes)$/.test(text(at - 1)) && text(at) === 'down' && isMost) return true
  if (at < 2 || !particle.test(text(at)) || !light.test(text(at - 1))) return false
  const next = line.pieces[at + 1]
  // "Went over the budget", "made up of four items": the particle leads on.
  return next === undefined || line.is(at + 1, 'comma') || line.means(at + 1, 'period') !== undefined
}
