// Words to be found in what people wrote: "mention a pet", "wrote about a hot tub", "containing the word headphones".
import type { ConditionRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { opensWith, type Recognizer } from './recognizer.ts'

/** "With headphones in the name", "Ocean in the address", "called Aurora": a part of what something is called. */
export const inName: Recognizer = (line, at) => {
  const words: string[] = []
  const isCalled = /^(called|named|titled|entitled)$/.test(line.pieces[at]?.text ?? '')
  for (let place = isCalled ? at + 1 : at; place < line.length && words.length < 4; place++) {
    const end = isCalled ? null : pastName(line, place)
    if (end !== null && words.length > 0)
      return {
        end: end.place,
        items: [
          {
            kind: 'condition',
            condition: { kind: 'contains', texts: [words.join(' ')], within: end.within },
          },
        ],
      }
    const word = wordOf(line, place)
    // What is called by a name that the data knows needs no search.
    if (word === null || line.is(place, 'comma', 'and', 'or', 'search') || (isCalled && isKnown(line, place)))
      break
    words.push(word)
  }
  if (!isCalled || words.length === 0) return null
  const condition = { kind: 'contains' as const, texts: [words.join(' ')], within: [] }
  return { end: at + 1 + words.length, items: [{ kind: 'condition', condition }] }
}

const isKnown = (line: Line, at: number) => (line.pieces[at]?.meanings.length ?? 0) > 0

/** Behind "in the name", with the attribute that is meant; none is the name of the things. */
function pastName(line: Line, at: number): { place: number; within: string[] } | null {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  if (text(at) !== 'in') return null
  const named = /^(the|its|their|his|her|a)$/.test(text(at + 1)) ? at + 2 : at + 1
  const owned = line.all(named, 'noun').length > 0 ? named + 1 : named
  const within = line
    .all(owned, 'attribute')
    .filter(({ sort }) => sort === 'other')
    .map(({ attribute }) => attribute)
  if (/^(names?|titles?)$/.test(text(owned)) && within.length === 0) return { place: owned + 1, within: [] }
  const written = /^(names?|titles?|addresse?s?|messages?|street|streets|product names?|property names?)$/
  return within.length > 0 && written.test(text(owned)) ? { place: owned + 1, within } : null
}

/** "On Keepers Lane", "headphones". */
export const street = opensWith({ kinds: ['part'], texts: 'on | along | in | at | from' })((line, at) => {
  const place = /^(on|along|in|at|from)$/.test(line.pieces[at]?.text ?? '') ? at + 1 : at
  const parts = line.all(place, 'part')
  const [first] = parts
  if (first === undefined) return null
  const texts = [first.text]
  let end = place + 1
  // "Headphones and speakers": any of them.
  while (first.things === true && line.is(end, 'or', 'and', 'comma')) {
    const next = line.all(end + 1, 'part').find(one => one.attribute === first.attribute)
    if (next === undefined) break
    // "Revenue from headphones and speakers": of both together, or of each?
    if (!line.is(end, 'or') && isCounted(line)) return null
    texts.push(next.text)
    end += 2
  }
  const condition = {
    kind: 'contains' as const,
    texts,
    within: parts.map(one => one.attribute),
    ...(first.things === true ? { things: true as const } : {}),
  }
  return { end, items: [{ kind: 'condition', condition }] }
})

const isCounted = (line: Line): boolean =>
  line.pieces.some(
    (_, at) =>
      line.means(at, 'measure') !== undefined || line.is(at, 'count', 'how much', 'average', 'sum', 'median'),
  )

export const textSearch = opensWith({ words: ['search'] })((line, at) => {
  // "About to be withdrawn" is no topic.
  if (!line.is(at, 'search') || line.pieces[at + 1]?.text === 'to') return null
  // "On the phone about 84 Canopy Court": what has a name here is meant itself.
  if (line.pieces[at]?.text === 'about' && line.all(line.past(at + 1), 'value').length > 0) return null
  if (isTopic(line, at)) return { end: at + 1, items: [] }
  const groups: string[][] = [[]]
  let place = line.past(at + 1)
  for (; place < line.length; place++) {
    if (line.is(place, 'or') && wordOf(line, place + 1) !== null) groups.push([])
    else if (line.is(place, 'comma', 'and', 'by', 'which') || line.means(place, 'period') !== undefined) break
    // "The word desk under 200 dollars": a limit is not searched for.
    else if (line.means(place, 'amount') !== undefined) break
    else {
      const word = wordOf(line, place)
      if (word !== null) groups.at(-1)?.push(word)
      else if ((groups.at(-1)?.length ?? 0) > 0) break
    }
  }
  const texts = groups.map(words => words.join(' ')).filter(text => text !== '')
  if (texts.length === 0) return null
  const name = pastName(line, place)
  const condition: ConditionRef =
    name === null ? { kind: 'contains', texts } : { kind: 'contains', texts, within: name.within }
  return { end: name?.place ?? place, items: [{ kind: 'condition', condition }] }
})

/** "Tell me about the listing with …", "what about homes": what the question is about, no word to be found in a text. */
function isTopic(line: Line, at: number): boolean {
  const next = line.past(at + 1)
  return (
    /^(ask |asking |asks )?about$/.test(line.pieces[at]?.text ?? '') &&
    line.pieces
      .slice(0, at)
      .every(piece => piece.soft || /^(ask|asking|question|wondering)$/.test(piece.text)) &&
    (line.is(next, 'count') ||
      (['noun', 'measure', 'attribute'] as const).some(kind => line.all(next, kind).length > 0))
  )
}

/** "Wrote nothing": no word to be found. */
const isNoText = /^(nothing|anything|something|everything|none|no|empty|blank)$/

/** As it was written, less its plural: "pets" must find "pet". */
function wordOf(line: Line, at: number): string | null {
  const piece = line.pieces[at]
  if (piece === undefined || piece.soft || isNoText.test(piece.text)) return null
  const text = piece.text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '')
  return text === '' ? null : piece.plural ? text.replace(/s$/, '') : text
}
