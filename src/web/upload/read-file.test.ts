import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { expectedColumns } from './columns.ts'
import { readFile } from './read-file.ts'

const bytes = (csv: string) => new TextEncoder().encode(csv).buffer
const read = (csv: string) => readFile('listings.csv', bytes(csv))
const values = (csv: string) => read(csv).listings.map(listing => listing.values)
const skipped = (csv: string) => read(csv).skipped.map(({ line, reason }) => [line, reason])

const header = expectedColumns.map(column => column.header).join()
const full =
  '208411,"$1,250,000","12 Mooring Lane, Unit 4",SLD,4,3,1,Harbor Village,"$1,250,000","$1,299,000",3/5/24,$512.30,41,"$38,400",Y,1998'

describe('a row', () => {
  test('becomes a listing, with quoted commas, money, days and whole numbers read', () => {
    expect(read(`${header}\n${full}\n`)).toEqual({
      skipped: [],
      listings: [
        {
          file: 'listings.csv',
          line: 2,
          values: {
            mls_number: '208411',
            price: 1_250_000,
            address: '12 Mooring Lane, Unit 4',
            status: 'SLD',
            beds: 4,
            full_baths: 3,
            partial_baths: 1,
            subdivision: 'Harbor Village',
            sold_price: 1_250_000,
            ask_price: 1_299_000,
            close_date: '2024-03-05',
            price_per_sf: 512.3,
            days_on_market: 41,
            owner_rental_in_23: 38_400,
            has_pool: true,
            year_built: 1998,
          },
        },
      ],
    })
  })
  test('with nothing but its number is a listing of empty cells', () => {
    expect(values(`${header}\n7${','.repeat(15)}`)).toEqual([
      expect.objectContaining({
        mls_number: '7',
        price: null,
        address: null,
        close_date: null,
        has_pool: false,
      }),
    ])
  })
  test('with more or fewer columns than the header is skipped, with its line', () => {
    expect(skipped('MLS #,Price\n1,2,3\n2,5\n3\n')).toEqual([
      [2, '3 columns, the header has 2'],
      [4, '1 column, the header has 2'],
    ])
  })
  test('without a number is skipped', () => {
    expect(skipped('MLS #,Price\n ,5\n')).toEqual([[2, 'No MLS #']])
  })
  test('keeps its line number behind cells of several lines and empty lines', () => {
    const { listings } = read('MLS #,Address\n1,"first\nsecond"\n\n2,x\n')
    expect(listings.map(({ line }) => line)).toEqual([2, 5])
    expect(listings[0]?.values.address).toBe('first\nsecond')
  })
  test('may hold quotation marks, doubled as usual', () => {
    expect(values('MLS #,Address\n1,"The ""Oaks"", rear"\n')).toEqual([
      { mls_number: '1', address: 'The "Oaks", rear' },
    ])
  })
  test('whose quotation mark is never closed is skipped with what it swallowed', () => {
    expect(skipped('MLS #,Address\n1,a\n2,"b\n3,c\n')).toEqual([
      [3, 'A quotation mark is never closed; what follows it was not read'],
    ])
  })
})

describe('a header', () => {
  test('has its columns in any order, among others, in any case', () => {
    expect(values('County,year built, POOL ,mls  #\nKent,1998,y,5\n')).toEqual([
      { mls_number: '5', has_pool: true, year_built: 1998 },
    ])
  })
  test('that lacks a column leaves it out of the listing, so that an update does not empty it', () => {
    expect(Object.keys(values('MLS #,Price\n1,2\n')[0] ?? {})).toEqual(['mls_number', 'price'])
  })
  test('without MLS # gives no rows and says so', () => {
    expect(read('Price,Address\n1,2\n')).toEqual({
      listings: [],
      skipped: [{ file: 'listings.csv', line: null, reason: 'The header has no column MLS #' }],
    })
  })
})

describe('a file', () => {
  test.each(['', '\n\n', ' \n', header, `\n${header}\n\n  \n`])(
    'with fewer than two lines gives no rows',
    csv => {
      expect(read(csv)).toEqual({
        listings: [],
        skipped: [{ file: 'listings.csv', line: null, reason: 'Needs a header line and at least one row' }],
      })
    },
  )
  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('may end its lines with %s', (_, end) => {
    expect(read(['MLS #,Pool', '1,Y', '', '2,N', ''].join(end)).listings).toEqual([
      { file: 'listings.csv', line: 2, values: { mls_number: '1', has_pool: true } },
      { file: 'listings.csv', line: 4, values: { mls_number: '2', has_pool: false } },
    ])
  })
  test('may mix its line ends', () => {
    expect(values('MLS #,Pool\r\n1,Y\n2,Y\r\n').map(listing => listing.mls_number)).toEqual(['1', '2'])
  })
  test('may begin with a byte order mark', () => {
    expect(values('\uFEFFMLS #,Pool\n1,Y\n')).toEqual([{ mls_number: '1', has_pool: true }])
  })
  test('may be UTF-16, or the code page of Windows', () => {
    const utf16 = new Uint16Array([...'\uFEFFMLS #,Address\n1,Peñasco\n'].map(letter => letter.charCodeAt(0)))
    const windows = Uint8Array.from([...'MLS #,Address\n1,Peñasco\n'].map(letter => letter.charCodeAt(0)))
    for (const { buffer } of [utf16, windows])
      expect(readFile('a.csv', buffer).listings[0]?.values.address).toBe('Peñasco')
  })
  test('that a program wrote reads back, whatever its cells hold', () => {
    const cell = fc.string().filter(text => !text.includes('\r') && text.trim() === text)
    const number = cell.filter(text => text !== '')
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(number, cell), { minLength: 1, selector: ([n]) => n }), rows => {
        const csv = Papa.unparse([['MLS #', 'Address'], ...rows])
        expect(values(csv)).toEqual(
          rows.map(([mls_number, address]) => ({ mls_number, address: address === '' ? null : address })),
        )
      }),
    )
  })
  test('never loses a row: each is a listing or skipped', () => {
    const junk = fc.array(
      fc.string({ unit: fc.constantFrom('a', '1', ',', ' ') }).filter(line => line.trim() !== ''),
    )
    fc.assert(
      fc.property(junk, lines => {
        const { listings, skipped } = read(['MLS #,Price', 'x,1', ...lines].join('\n'))
        expect(listings.length + skipped.length).toBe(lines.length + 1)
      }),
    )
  })
})
