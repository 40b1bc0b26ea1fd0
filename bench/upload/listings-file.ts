// An MLS export of any length, as a spreadsheet writes it: money with commas in quotes, days without zeros.
import { randomFrom } from '#verticals/random.ts'

const header =
  'MLS #,Price,Address,Status,Beds,FBaths,PBaths,Subdvn,Sold Price,Ask Price,Close Date,$/SF,DOM,OwnRntIn23,Pool,Year Built'
const statuses = ['COP', 'SLD', 'SCO', 'EXP', 'WDN'] as const
const subdivisions = ['Harbor Village', 'Sea Oaks', 'Old Town', 'Bay Colony'] as const

const dollars = (value: number) => `"$${value.toLocaleString('en-US')}"`

/** Numbers begin with `prefix`, so that each round brings listings that nobody has stored. */
export function listingsFile(rows: number, prefix: string): string {
  const random = randomFrom(`upload ${prefix}`)
  const lines = Array.from({ length: rows }, (_, index) => {
    const status = statuses[random.integer(0, statuses.length - 1)]
    const price = random.integer(165, 4900) * 1000
    const isSold = status === 'SLD'
    return [
      `${prefix}${100_000 + index}`,
      dollars(price),
      `"${random.integer(1, 480)} Mooring Lane, Unit ${random.integer(1, 40)}"`,
      status,
      random.integer(1, 7),
      random.integer(1, 6),
      random.integer(0, 2),
      subdivisions[random.integer(0, subdivisions.length - 1)],
      isSold ? dollars(price) : '',
      dollars(price),
      isSold ? `${random.integer(1, 12)}/${random.integer(1, 28)}/${random.integer(24, 26)}` : '',
      `$${random.integer(180, 640)}.50`,
      random.integer(0, 420),
      random.integer(0, 2) === 0 ? dollars(random.integer(12, 80) * 1000) : '',
      random.integer(0, 1) === 0 ? 'Y' : 'N',
      random.integer(1948, 2026),
    ].join()
  })
  return `${header}\n${lines.join('\n')}\n`
}
