// "How busy was July", "how popular is Aspen": the number behind an adjective, and no ranking by it.
import { opensWith } from './recognizer.ts'

export const howSuch = opensWith({ texts: 'how' })((line, at) => {
  const measures = line.all(at + 1, 'ranks').map(({ measure }) => measure)
  const isAsked =
    line.pieces[at]?.text === 'how' && /^(is|are|was|were)$/.test(line.pieces[at + 2]?.text ?? '')
  if (!isAsked || measures.length === 0) return null
  return { end: at + 2, items: [{ kind: 'quantity', weak: false, quantity: { kind: 'measure', measures } }] }
})
