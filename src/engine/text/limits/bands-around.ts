// "Within 10 percent of $800,000", "800,000, give or take 5 percent", "near the 800k mark", "in the $500K to $750K band": limits on both
// sides of a number, which one of its words alone would not set.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const amount = '(?<money>\\$ ?)?(?<number>\\d+(?:\\.\\d+)?)(?<scale>k|m| thousand| million| k| m)?'
const percent = '(?<part>\\d{1,2}) ?(?:%|percent|pct)'

const scales: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 }

const around: Rewriting['meant'] = ({ groups = {} }) => {
  const middle = Number(groups['number']) * (scales[(groups['scale'] ?? '').trim()] ?? 1)
  const part = Number(groups['part']) / 100
  const [low, high] = [middle * (1 - part), middle * (1 + part)].map(end => String(Math.round(end)))
  const money = groups['money'] === undefined ? '' : '$ '
  return `between ${money}${low ?? ''} and ${money}${high ?? ''}`
}

const inPercent: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:is|are|lies|lie|falls|fall) )?within ${percent} (?:of|from|either side of) ${amount}(?= |$)`,
    ),
    meant: around,
  },
  {
    said: new RegExp(
      `\\b(?:at |around |about |for |of )${amount} ?,? (?:give or take|plus or minus|plus minus|\\+ / -|\\+ -|±) ${percent}(?= |$)`,
    ),
    meant: around,
  },
]

const mark: Rewriting = {
  said: /\b(?:near|around|about|close to|right around|right near|in the area of) the (?<number>\$? ?\d+(?:\.\d+)? ?(?:k|m|thousand|million)?) (?:mark|line|level|point|price point|range)(?= |$)/,
  meant: ({ groups }) => `around ${groups?.['number'] ?? ''}`,
}

const end = '\\$? ?\\d+(?:\\.\\d+)? ?(?:k|m|thousand|million)?'
const band: Rewriting = {
  said: new RegExp(
    `\\b(?:(?<verb>landed|fell|fall|falls|came in|ended up|went|were|are|is|lie|lies) )?(?:in|within|inside) (?:the |a |our )?(?<low>${end}) ?(?:to |- |– |through |and |up to )?(?<high>\\$ ?\\d+(?:\\.\\d+)? ?(?:k|m|thousand|million)?|(?<=(?:to|-|–|through|and) )${end}) (?:price )?(?:bracket|band|range|window|segment|bucket|tier)(?= |$)`,
  ),
  meant: ({ groups = {} }) =>
    `${groups['verb'] === undefined ? 'for' : 'went for'} between ${(groups['low'] ?? '').trim()} and ${(groups['high'] ?? '').trim()}`,
}

export const bandsAround: readonly Rewording[] = [
  wherever([/^(within|take|minus|±|-)$/, /^(%|percent|pct)$/], inPercent),
  wherever([/^the$/, /^(mark|line|level|point|range)$/], [mark]),
  wherever(/^(bracket|band|range|window|segment|bucket|tier)$/, [band]),
  wherever([/^lies?$/, /^between$/], [{ said: /\blies? (?=between \S)/, meant: () => 'is ' }]),
]
