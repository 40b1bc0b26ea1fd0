// "Is the Foxglove Cottage available", "does 461 Whelk Way have a pool": of one that is called by its name, something is supposed;
// or of one that was asked for before: "what is our cheapest cabin and is it available".
import type { Line } from '#engine/parse/piece.ts'
import { opensAsking } from '#engine/parse/recognize/orders/guess.ts'
import { opensWith } from '#engine/parse/recognize/recognizer.ts'

export const whether = opensWith({ texts: 'is | was | does | did | has | are | were | do | have' })((
  line,
  at,
) => {
  if (isOfIt(line, at)) return { end: at + 1, items: [{ kind: 'whether', it: true }] }
  if (!/^(is|was|does|did|has)$/.test(line.pieces[at]?.text ?? '') || !opensAsking(line, at)) return null
  // "How is the stuff on the market split by area": how it is, and not whether.
  if (line.pieces[at - 1]?.text === 'how') return null
  let next = line.past(at + 1)
  // "Has order 100245", "is the listing 148 Church Street".
  if (line.all(next, 'noun').length > 0 && line.all(next, 'value').length === 0) next = line.past(next + 1)
  return line.all(next, 'value').length > 0 ? { end: at + 1, items: [{ kind: 'whether' }] } : null
})

export const isOfIt = (line: Line, at: number): boolean =>
  /^(and|but|or|plus|also|[,;.?&-])$/.test(line.pieces[at - 1]?.text ?? '') &&
  // "… and do it for each city" tells what to do.
  /^((is|was|does|did|has) it|(are|were|do|did|have) they)$/.test(
    `${line.pieces[at]?.text ?? ''} ${line.pieces[at + 1]?.text ?? ''}`,
  )
