// "P90 of order value", "the 75th percentile of sold price", "upper quartile of price": how far up the ranked rows a number stands. The median
// is the one in the middle, and is asked for in the same sentences.

const one =
  '(?:p ?[1-9]\\d?|[1-9]\\d? ?(?:st|nd|rd|th)?[ -]?(?:percentile|pctile|pctl|%ile)|(?:upper|lower|third|first) quartile)'
/** "Top 10 percentile" tells a part of the rows, and no number. */
const noPart = '(?<!\\b(?:top|bottom|upper|lower|highest|lowest) )\\b(?:the )?'
const said = new RegExp(`${noPart}${one}(?: (?:value|mark))?(?! (?:rank|rankings?)\\b)\\b`, 'gi')
/** "25th and 75th percentile": the word is said once, for each of them. */
const bare = '[1-9]\\d?(?:st|nd|rd|th)'
const short = new RegExp(
  `\\b(?:the )?${bare}(?=(?:(?:,? and|,| &| \\+| \\/) (?:the )?(?:${bare}|median))*(?:,? and|,| &| \\+| \\/) (?:the )?${bare}[ -]?(?:percentile|pctile|pctl|%ile)s?\\b)`,
  'gi',
)
const joint = '(?:,? and|,? plus|,? vs\\.?|,? versus|,| &| \\+| ?\\/)'
/** Side by side, they are of the number that is named behind the last. */
const inARow = new RegExp(
  `${noPart}(?:${one}|median)(?:${joint} ?(?:the )?(?:${one}|median))+(?: values?| marks?)?\\b`,
  'gi',
)

/** "Between the 25th and the 75th percentile": what lies there, and neither of the numbers. */
const limiting = new RegExp(
  `\\b(?:between|above|below|over|under|than|within|inside|outside|beyond|in|from) (?:the )?(?:${one}|median)`,
  'i',
)

export interface Percentile {
  /** One after the other, as they were asked for. */
  percents: readonly number[]
  /** The question with the median in its place, "median of order value" and "median order value". */
  questions: readonly [string, string]
}

const quartiles: Readonly<Record<string, number>> = { upper: 75, third: 75, lower: 25, first: 25 }

const percentOf = (text: string): number =>
  Number(
    /\d+/.exec(text)?.[0] ?? quartiles[/upper|third|lower|first/.exec(text.toLowerCase())?.[0] ?? ''] ?? 50,
  )

/** Null where none is named; of several that stand apart, nothing tells which number is whose. */
export function percentileIn(typed: string): Percentile | 'several' | null {
  const question = typed
    .replace(short, '$& percentile')
    .replace(
      /\b(?:upper|lower|first|third)(?= (?:and|or|&) (?:the )?(?:upper|lower|first|third) quartile)/gi,
      '$& quartile',
    )
    .replace(/(?<=\bquartile)s\b/gi, '')
    .replace(/(?<=\b(?:percentile|pctile|pctl|%ile))s\b/gi, '')
  const [found, ...others] = question.matchAll(said)
  if (found === undefined) return null
  if (others.length === 0 && !/\bmedian\b/i.test(question))
    return { percents: [percentOf(found[0])], questions: asMedian(question.replace(said, 'median')) }
  const rows = [...question.matchAll(inARow)].map(([text]) => text)
  const [row] = rows
  const rest = question.replace(inARow, '')
  if (
    row === undefined ||
    rows.length > 1 ||
    limiting.test(question) ||
    rest.search(said) >= 0 ||
    /\bmedian\b/i.test(rest)
  )
    return 'several'
  const percents = [...row.matchAll(new RegExp(`${one}|median`, 'gi'))].map(([text]) => percentOf(text))
  return { percents, questions: asMedian(question.replace(inARow, 'median')) }
}

const asMedian = (plain: string): [string, string] => [
  plain,
  plain.replace(/\bmedian of (?:the |our |all )*/, 'median '),
]
