// "Toys and books: how many customers bought both", "Aspen and Napa, how many guests stayed in both": the same ones did both, and neither
// one number for each nor those who did either.
import type { Line } from '#engine/parse/piece.ts'

export function isDoneToBoth(line: Line, at: number): boolean {
  const verb = /^(in|from|at|with|of)$/.test(line.pieces[at - 1]?.text ?? '') ? at - 2 : at - 1
  const next = line.pieces[at + 1]
  return (
    line.pieces[at]?.text === 'both' &&
    line.all(verb, 'noun').some(one => one.verb === true) &&
    (next === undefined || /^[,?.!]$/.test(next.text) || line.means(at + 1, 'period') !== undefined)
  )
}
