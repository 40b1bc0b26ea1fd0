// Which recognizers may have something to say where a piece stands, in their own order: a look at each of them at every piece would
// cost more than all that they find.
import type { Piece } from './piece.ts'
import type { Recognizer } from './recognize/recognizer.ts'

export function openingIndex(recognizers: readonly Recognizer[]): (piece: Piece) => readonly Recognizer[] {
  const byText = new Map<string, number[]>()
  const byMeaning = new Map<string, number[]>()
  const anywhere: number[] = []
  const meaningful: number[] = []
  recognizers.forEach(({ opening }, at) => {
    if (opening === undefined) anywhere.push(at)
    if (opening?.kinds === 'any') meaningful.push(at)
    for (const kind of opening?.kinds === 'any' ? [] : (opening?.kinds ?? [])) add(byMeaning, kind, at)
    for (const word of opening?.words ?? []) add(byMeaning, `grammar ${word}`, at)
    for (const text of opening?.texts?.split('|') ?? []) add(byText, text.trim(), at)
  })
  // Words differ without end, and the few that open something are told apart by these.
  const known = new Map<string, readonly Recognizer[]>()
  return ({ text, meanings }) => {
    const opens = byText.get(text)
    const means = meanings.map(one => (one.kind === 'grammar' ? `grammar ${one.word}` : one.kind))
    const key = `${opens === undefined ? '' : text}|${means.join('|')}`
    const before = known.get(key)
    if (before !== undefined) return before
    const places = new Set([...anywhere, ...(opens ?? []), ...(means.length > 0 ? meaningful : [])])
    for (const kind of means) for (const at of byMeaning.get(kind) ?? []) places.add(at)
    const found = recognizers.filter((_, at) => places.has(at))
    known.set(key, found)
    return found
  }
}

const add = (index: Map<string, number[]>, key: string, at: number): void => {
  index.set(key, [...(index.get(key) ?? []), at])
}
