// "Last yr: check-in weekday / # bookings": a question as a telegram. Marks part its clauses, and slashes the cells of one of them.

export interface Telegram {
  /** With the mark that ends it: "last yr:". */
  before: string
  cells: readonly string[]
  /** With the mark that begins it: ", hi-lo". */
  behind: string
}

const longest = 200
const mostCells = 6
const mostWords = 9
const slash = /\s\/\s/
const marks = /[:;,](?=\s)|\s[-–—](?=\s)/g
/** Who writes these computes: "(closings past 12 mo / 12)". "Stock = 0" is a limit. */
const computes = /[()÷×*]|=\s*[^\d\s]/

export function telegram(question: string): Telegram | null {
  const text = question.trim().replace(/[\s.?!]+$/, '')
  if (text.length > longest || !slash.test(text) || computes.test(text)) return null
  const [clause, second] = clausesOf(text).filter(({ start, end }) => slash.test(text.slice(start, end)))
  if (clause === undefined || second !== undefined) return null
  const said = text.slice(clause.start, clause.end)
  const cells = said.split(slash).map(cell => cell.trim())
  const isShort = cells.every(cell => cell !== '' && cell.split(/\s+/).length <= mostWords)
  return cells.length > mostCells || !isShort
    ? null
    : { before: text.slice(0, clause.start).trim(), cells, behind: text.slice(clause.end).trim() }
}

function clausesOf(text: string): { start: number; end: number }[] {
  const found = [...text.matchAll(marks)]
  const ends = found.map(({ index }) => index)
  const starts = [0, ...found.map(({ index, 0: mark }) => index + mark.length)]
  return starts.map((start, at) => ({ start, end: ends[at] ?? text.length }))
}

export interface Headed {
  head: string
  /** Up to the first comma, and from there. */
  asked: string
  behind: string
}

/** "Brand ranking: units sold". */
const ofRanking = / (?:ranking|ranked|table|breakdown)$/i

/** "City: rev this yr − rev last yr, desc": what stands before the only colon, and what behind. */
export function underHead(question: string): Headed | null {
  const { head, asked, behind } =
    /^\s*(?<head>[^:,;?/\d]{2,30}):\s+(?<asked>[^:?,;]{3,120})(?<behind>[,;][^:?]{1,80})?[?\s]*$/.exec(
      question,
    )?.groups ?? {}
  return head === undefined || asked === undefined
    ? null
    : { head: head.trim().replace(ofRanking, ''), asked: asked.trim(), behind: behind ?? '' }
}

export interface Crossed {
  before: string
  left: string
  right: string
  behind: string
}

const mostOfGroup = 3

/** "Subdivision x status: # listings": each way to take the last words before the cross and the first ones behind it. */
export function crossings(question: string): Crossed[] {
  if (question.length > longest || !/\s[x×]\s/i.test(question)) return []
  const parts = question.trim().split(/\s+[x×]\s+(?=\p{L})/iu)
  const [left, right] = parts
  if (left === undefined || right === undefined || parts.length > 2) return []
  const [before, behind] = [left.split(/\s+/), right.replace(/[\s.?!]+$/, '').split(/\s+/)]
  const sizes = Array.from({ length: mostOfGroup }, (_, at) => mostOfGroup - at)
  return sizes
    .filter(size => size <= before.length)
    .flatMap(size =>
      sizes
        .filter(other => other <= behind.length)
        .map(other => {
          const said = behind.slice(0, other).join(' ')
          const mark = /[:,;]$/.exec(said)?.[0] ?? ''
          return {
            before: before.slice(0, -size).join(' '),
            left: before.slice(-size).join(' '),
            right: said.slice(0, said.length - mark.length),
            behind: `${mark} ${behind.slice(other).join(' ')}`.trim(),
          }
        }),
    )
}

const tables = '(?:cross-?tab(?:ulation)?s?|cross tab|pivot(?: table)?|matrix)'
const crosstab = new RegExp(
  `^(?<before>[^,;:]{1,80}?) ${tables}(?: of| for)?[,:;]? (?<left>[^,;:]{2,30}?) (?:by|x|vs\\.?|against|and) (?<right>[^,;:]{2,30})(?<behind>[,;:].{1,80})?$`,
  'i',
)

/** "Revenue crosstab, state by property type": the number for each pair. */
export function tabulated(question: string): Crossed[] {
  const { before, left, right, behind } =
    crosstab.exec(question.trim().replace(/[\s.?!]+$/, ''))?.groups ?? {}
  return before === undefined || left === undefined || right === undefined
    ? []
    : [{ before, left, right, behind: behind ?? '' }]
}
