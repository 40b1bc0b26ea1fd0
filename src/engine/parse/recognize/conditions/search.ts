// Words to be found in what people wrote: "mention a pet", "wrote about a hot tub", "containing the word headphones".
import type { ConditionRef } from '#engine/parse/item.ts'
import { onceALine } from '#engine/parse/once-a-line.ts'
import type { Line } from '#engine/parse/piece.ts'
import { values } from './conditions.ts'
import { opensWith, type Found, type Recognizer } from '#engine/parse/recognize/recognizer.ts'

const calls = /^(called|named|titled|entitled)$/

/** Tried at every word: few questions tell what something is called. */
const tellsName = onceALine(line =>
  line.pieces.some(({ text }, at) => calls.test(text) || pastName(line, at) !== null),
)

/** "With headphones in the name", "Ocean in the address", "called Aurora": a part of what something is called. */
export const inName: Recognizer = (line, at) => {
  if (!tellsName(line)) return null
  const texts: string[] = []
  let words: string[] = []
  const isCalled = calls.test(line.pieces[at]?.text ?? '')
  const isWritten = /^(wrote|writes?|written|said|says?|puts?|typed|used|uses?)$/.test(
    line.pieces[at]?.text ?? '',
  )
  for (
    let place = isCalled ? at + 1 : isWritten ? line.past(at + 1) : at;
    place < line.length && words.length < 4;
    place++
  ) {
    const end = isCalled ? null : pastName(line, place)
    if (end !== null && words.length > 0)
      return {
        end: end.place,
        items: [
          {
            kind: 'condition',
            condition: { kind: 'contains', texts: [...texts, words.join(' ')], within: end.within },
          },
        ],
      }
    // "Lamp or desk in the name".
    if (!isCalled && line.is(place, 'or') && words.length > 0 && texts.length < 4) {
      texts.push(words.join(' '))
      words = []
      continue
    }
    const word = wordOf(line, place)
    // What is called by a name that the data knows needs no search.
    if (word === null || line.is(place, 'comma', 'and', 'or', 'search') || (isCalled && isKnown(line, place)))
      break
    words.push(word)
  }
  if (!isCalled || words.length === 0) return null
  const condition = { kind: 'contains' as const, texts: [words.join(' ')], within: [], called: true as const }
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
  // "The sold houses in the street Palmetto Walk": it is named behind.
  if (/^streets?$/.test(text(owned)) && line.means(line.past(owned + 1), 'part') !== undefined) return null
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
  // "Headphones and speakers", "on Palmetto Walk and Sea Oats Drive": any of them.
  while (line.is(end, 'or', 'and', 'comma')) {
    const next = line.all(end + 1, 'part').find(one => one.attribute === first.attribute)
    if (next === undefined || next.things !== first.things) break
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
  if (isTopic(line, at) || isOfThing(line, at)) return { end: at + 1, items: [] }
  const wish = wishAt(line, at)
  if (wish !== null) return wish
  // "Asked about and the date": what it was about stands elsewhere, if anywhere.
  if (line.is(at + 1, 'and', 'comma') || pastName(line, at + 1) !== null) return null
  const groups: string[][] = [[]]
  let place = line.past(at + 1)
  for (; place < line.length; place++) {
    const isNext = line.is(place, 'or') || (line.is(place, 'comma') && isListed(line, place))
    if (isNext && wordOf(line, line.past(place + 1)) !== null) {
      groups.push([])
      place = line.past(place + 1) - 1
    } else if (
      line.is(place, 'comma', 'or', 'and', 'by', 'which') ||
      line.means(place, 'period') !== undefined
    )
      break
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

/** "Wrote to us about investing": what they came for, where it is all that they wrote about. */
function wishAt(line: Line, at: number): Found | null {
  const next = line.past(at + 1)
  if (!/^(wr[io]t|ask|inquir).* about$/.test(line.pieces[at]?.text ?? '')) return null
  const found = /ing\b/.test(line.pieces[next]?.text ?? '') ? values(line, next) : null
  const isAll =
    found !== null &&
    (line.past(found.end) >= line.length ||
      line.is(found.end, 'comma', 'by') ||
      line.means(found.end, 'period') !== undefined)
  return isAll ? found : null
}

/** "A wedding, a honeymoon or an anniversary": words that nothing else explains, up to the last one. */
function isListed(line: Line, at: number): boolean {
  let place = at + 1
  const isWord = () => line.pieces[place]?.meanings.every(({ kind }) => kind === 'absent') === true
  while (place < at + 5 && isWord()) place++
  const next = line.is(place, 'comma') && line.is(place + 1, 'or') ? place + 1 : place
  return place > at + 1 && (line.is(next, 'or') || (line.is(next, 'comma') && isListed(line, next)))
}

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

/** "The home they asked about and the date": a clause that says which home, and no word to be found behind it. */
const isOfThing = (line: Line, at: number): boolean =>
  /^(they|he|she|people|it)$/.test(line.pieces[at - 1]?.text ?? '') &&
  line.all(at - 2, 'noun').some(({ weak }) => !weak) &&
  (at + 1 >= line.length ||
    line.is(at + 1, 'and', 'comma') ||
    /^[?.!]$/.test(line.pieces[at + 1]?.text ?? ''))

/** "Wrote nothing": no word to be found. */
const isNoText = /^(nothing|anything|something|everything|none|no|empty|blank|lately|recently)$/

/** As it was written, less its plural: "pets" must find "pet". */
function wordOf(line: Line, at: number): string | null {
  const piece = line.pieces[at]
  if (piece === undefined || piece.soft || isNoText.test(piece.text)) return null
  const text = piece.text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '')
  return text === '' ? null : piece.plural ? text.replace(/s$/, '') : text
}
