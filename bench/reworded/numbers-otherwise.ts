// Numbers, limits and sums of money in other figures: "three", "more than 4" as "5 or more", "$1,000" as "1k".
import { put, type Rewording } from './put.ts'

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted =
  'bookings|stays|orders|purchases|reservations|nights|bedrooms|beds|baths|bathrooms|reviews|views|units|sales|times|days|inquiries|customers|guests|products|listings|homes|items|clicks'
const asNumber = (text: string) => Number(text.replaceAll(',', ''))
const money = /\$(\d{1,3}(?:,\d{3})+|\d{3,})(?![\d.,]*\d|k|m| ?(?:million|thousand|k\b|m\b))/i

export const numbersOtherwise: readonly Rewording[] = [
  put('beyond', new RegExp(`(?<!\\bno )more than (\\d+) (?=(?:${counted})\\b)`, 'i'), [
    (_, n = '') => `${String(Number(n) + 1)} or more `,
    (_, n = '') => `at least ${String(Number(n) + 1)} `,
    'upwards of $1 ',
    '>$1 ',
    'over $1 ',
  ]),
  put('a minimum', new RegExp(`\\bat least (\\d+) (?=(?:[a-z]+ )?(?:${counted})\\b)`, 'i'), [
    (_, n = '') => `more than ${String(Number(n) - 1)} `,
    'a minimum of $1 ',
    'not less than $1 ',
    '$1 or more ',
    '$1-plus ',
    'minimum $1 ',
  ]),
  put(
    'fewer than',
    new RegExp(`\\b(?:fewer|less) than (\\d+) (?=(?:${counted})\\b)`, 'i'),
    [(_, n = '') => `at most ${String(Number(n) - 1)} `, 'under $1 ', 'below $1 ', '<$1 ', 'less than $1 '],
    /than 1 |\bno (?:fewer|less) than/,
  ),
  put('between', /\bbetween (\$?[\d,.]*\d[km]?) and (\$?[\d,.]*\d[km]?)(?![\w,.]*\d)/i, [
    'from $1 to $2',
    '$1 to $2',
    '$1-$2',
    'in the $1-$2 range',
    'anywhere between $1 and $2',
  ]),
  put(
    'in digits',
    /\b(two|three|four|five|six|seven|eight|nine|ten)(?=[ -][a-z])/i,
    [(_, word = '') => String(digits.indexOf(word.toLowerCase()))],
    /(?:of the|the other|these|those|those|all|first|last) (?:two|three)|two (?:of|in|or|and)|ten to|twenty|peak|(?:two|three|five|ten) (?:lines|numbers|things)/i,
  ),
  put(
    'in letters',
    /(?<![$\d.,#/:-])\b([2-9]|10) (?=[a-z]+s\b)/,
    [(_, n = '') => `${digits[Number(n)] ?? n} `],
    /\d (?:to|or|and|-)|(?:to|or|and|-) \d/,
  ),
  put('dollars', money, [
    '$1 dollars',
    '$1 bucks',
    (_, n = '') => `$${String(asNumber(n))}`,
    (_, n = '') =>
      asNumber(n) % 1000 === 0 && asNumber(n) < 1e6 ? `$${String(asNumber(n) / 1000)}k` : `$${n}`,
    (_, n = '') =>
      asNumber(n) % 1000 === 0 && asNumber(n) < 1e6 ? `${String(asNumber(n) / 1000)}K` : `$${n}`,
    (_, n = '') =>
      asNumber(n) % 1e5 === 0 && asNumber(n) >= 1e6 ? `$${String(asNumber(n) / 1e6)}M` : `$${n}.00`,
    (_, n = '') =>
      asNumber(n) % 1e5 === 0 && asNumber(n) >= 1e6 ? `${String(asNumber(n) / 1e6)} million` : `USD ${n}`,
  ]),
  put('thousands', /\$?(\d{2,3})k\b/i, [
    '$$$1,000',
    '$1,000 dollars',
    '$1 thousand',
    '$$$1 thousand',
    '$1 thousand dollars',
  ]),
  put('million', /(?<![\d.,$])\$?(\d(?:\.\d)?) ?(?:million|mil|m)\b(?: dollars)?/i, [
    '$$$1M',
    '$$$1 million',
    '$1 mil',
    '$1 million dollars',
    (_, n = '') => `$${(Number(n) * 1e6).toLocaleString('en-US')}`,
  ]),
  put(
    'lowest',
    /\blowest (?!to\b|first\b)/i,
    ['smallest ', 'minimum '],
    /lowest (?:priced|rated|number|three|five|\d)|(?:\d|three|five|ten) lowest|[a-z]+s with the lowest/i,
  ),
  put(
    'proportion',
    /\b(what|the) (?:percentage|percent|share) of\b/i,
    ['$1 proportion of', '$1 pct of', '$1 portion of'],
    /of (?:our |the |total |all )*(?:revenue|sales|money)/i,
  ),
]
