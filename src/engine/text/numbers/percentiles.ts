// "P90 of order value", "the 75th percentile of sold price", "upper quartile of price": how far up the ranked rows a number stands. The median
// is the one in the middle, and is asked for in the same sentences.

/** "Top 10 percentile" tells a part of the rows, and no number. */
const said =
  /(?<!\b(?:top|bottom|upper|lower|highest|lowest) )\b(?:the )?(?:p ?(?<short>[1-9]\d?)|(?<long>[1-9]\d?) ?(?:st|nd|rd|th)?[ -]?(?:percentile|pctile|pctl|%ile)|(?<quartile>upper|lower|third|first) quartile)(?: (?:value|mark))?(?! (?:rank|rankings?)\b)\b/gi

export interface Percentile {
  percent: number
  /** The question with the median in its place, "median of order value" and "median order value". */
  questions: readonly [string, string]
}

const quartiles: Readonly<Record<string, number>> = { upper: 75, third: 75, lower: 25, first: 25 }

/** Null where none is named; of several, as of one beside a median, nothing tells which number is whose. */
export function percentileIn(question: string): Percentile | 'several' | null {
  const [found, ...others] = question.matchAll(said)
  if (found === undefined) return null
  const { short, long, quartile } = found.groups ?? {}
  const percent = Number(short ?? long ?? quartiles[quartile?.toLowerCase() ?? ''])
  if (others.length > 0 || /\bmedian\b/i.test(question)) return 'several'
  const plain = question.replace(said, 'median')
  return { percent, questions: [plain, plain.replace(/\bmedian of (?:the |our |all )*/, 'median ')] }
}
