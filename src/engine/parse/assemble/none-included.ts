// "Revenue per home, homes without income included": those that have none are asked for as well, and not by themselves.
import type { Line } from '#engine/parse/piece.ts'

const none =
  '(?:without|with (?:no|zero|0)|(?:that|who|which) (?:have|had|made|got|saw) (?:no|zero|0))(?: any| an?)?'
const whose = '(?:those|ones|[a-z]+s|people)'

const included = new RegExp(`\\b${none} (?:[a-z]+ )?[a-z]+ (?:(?:are|is|also) )?(?:included|counted)(?= |$)`)
const including = new RegExp(
  `\\b(?:including|incl|include|also counting|counting also) (?:also )?(?:all )?(?:the )?${whose} ${none} `,
)

export function saysNoneIncluded(line: Line): boolean {
  const text = line.pieces.map(piece => piece.text).join(' ')
  return included.test(text) || including.test(text)
}
