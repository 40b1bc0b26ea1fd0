import type { Line } from '#engine/parse/piece.ts'

/** "Electronics apparel and beauty": who speaks makes no comma between values of one attribute; the last one is joined. */
export function isListed(line: Line, from: number, attributes: ReadonlySet<string>): boolean {
  let at = from
  const isOne = (place: number) => line.all(place, 'value').some(({ attribute }) => attributes.has(attribute))
  while (isOne(at)) at++
  return at > from && line.is(at, 'and', 'or') && isOne(line.past(at + 1))
}
