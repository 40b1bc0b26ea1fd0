// Words to be found in what people wrote: "mention a pet", "wrote about a hot tub", "containing the word headphones".
import type { Line } from '#engine/parse/piece.ts'
import type { Recognizer } from './recognizer.ts'

export const textSearch: Recognizer = (line, at) => {
  if (!line.is(at, 'search')) return null
  const groups: string[][] = [[]]
  let place = line.past(at + 1)
  for (; place < line.length; place++) {
    if (line.is(place, 'or') && wordOf(line, place + 1) !== null) groups.push([])
    else if (line.is(place, 'comma', 'and', 'by', 'which') || line.means(place, 'period') !== undefined) break
    else {
      const word = wordOf(line, place)
      if (word !== null) groups.at(-1)?.push(word)
      else if ((groups.at(-1)?.length ?? 0) > 0) break
    }
  }
  const texts = groups.map(words => words.join(' ')).filter(text => text !== '')
  if (texts.length === 0) return null
  return { end: place, items: [{ kind: 'condition', condition: { kind: 'contains', texts } }] }
}

/** As it was written, less its plural: "pets" must find "pet". */
function wordOf(line: Line, at: number): string | null {
  const piece = line.pieces[at]
  if (piece === undefined || piece.soft) return null
  const text = piece.text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '')
  return text === '' ? null : piece.plural ? text.replace(/s$/, '') : text
}
