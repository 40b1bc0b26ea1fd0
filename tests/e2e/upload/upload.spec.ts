import { choose, csv, expect, fileOf, freshNumbers, open, stored, success, test, upload } from './fixtures.ts'

test('new listings are added, and the way to the demo is shown', async ({ page, site }) => {
  const numbers = freshNumbers(2)
  await open(page)
  await upload(page, [fileOf(numbers)], 'You can now go to the demo page to query your data.')
  await expect(success(page)).toContainText('2 new listing(s) added from 1 file(s)')
  await expect(success(page)).toContainText(/Total records processed: 2$/)
  expect(await stored(site, numbers)).toHaveLength(2)
  await success(page).getByRole('link', { name: 'demo page' }).click()
  await expect(page).toHaveURL('/real-estate-demo')
})

test('known listings are updated, and a second upload of the same file says so', async ({ page, site }) => {
  const numbers = freshNumbers(3)
  await open(page)
  await upload(page, [fileOf(numbers)], '3 new listing(s) added')
  await upload(
    page,
    [fileOf(numbers, 'again.csv', '$460,000')],
    '3 existing listing(s) updated from 1 file(s)',
  )
  expect((await stored(site, numbers)).map(({ price }) => price)).toEqual([460_000, 460_000, 460_000])
})

test('several files are one upload, with what is new and what is known counted apart', async ({ page }) => {
  const [known = '', ...others] = freshNumbers(3)
  await open(page)
  await upload(page, [fileOf([known])])
  await upload(
    page,
    [fileOf([known], 'a.csv'), fileOf(others, 'b.csv')],
    '2 new listing(s) added, 1 existing listing(s) updated from 2 file(s)',
  )
  await expect(success(page)).toContainText('Total records processed: 3 from 2 files')
})

for (const [what, text] of [
  ['an empty file', ''],
  ['a header alone', 'MLS #,Price\n\n'],
] as const)
  test(`${what} changes nothing and says so`, async ({ page }) => {
    await open(page)
    await choose(page, csv(text))
    const status = page.getByRole('status').filter({ hasText: 'No changes made' })
    await expect(status).toContainText('Total records processed: 0')
    await expect(page.getByText('Needs a header line and at least one row')).toBeVisible()
  })

test('every cell is stored by the rules of its column', async ({ page, site }) => {
  const [full = '', bare = ''] = freshNumbers(2)
  const header =
    'Year Built,Pool,OwnRntIn23,DOM,$/SF,Close Date,Ask Price,Sold Price,Subdvn,PBaths,FBaths,Beds,Status,Address,Price,MLS #'
  await open(page)
  await upload(
    page,
    [
      csv(
        `\uFEFF${header}\r\n` +
          `1998,y,"$38,400","1,041",$512.30,3/5/24,"$1,299,000","$1,250,000",Harbor Village,1,3,4,SLD,"12 Mooring Lane, Unit 4","$1,250,000",${full}\r\n` +
          `n/a,Yes,none,x,?,2/30/2024,,,,,,,,,1.2M,${bare}\r\n`,
      ),
    ],
    '2 new listing(s) added',
  )
  expect(await stored(site, [full, bare])).toMatchObject([
    {
      mls_number: full,
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
      days_on_market: 1041,
      owner_rental_in_23: 38_400,
      has_pool: true,
      year_built: 1998,
    },
    { mls_number: bare, price: null, address: null, close_date: null, has_pool: false, year_built: null },
  ])
})

test('skipped rows are told with their line and reason, and stay when the success has gone', async ({
  page,
}) => {
  const [a = '', b = ''] = freshNumbers(2)
  await open(page)
  await upload(
    page,
    [csv(`MLS #,Price\n${a},1\n${b}\n${b},1,2\n,5\n${a},2\n${b},99999999999999\n`, 'october.csv')],
    '1 new listing(s) added',
  )
  await expect(success(page)).toContainText('5 rows were skipped')
  await success(page).getByRole('button', { name: 'Dismiss' }).click()
  const list = page.getByRole('region', { name: '5 rows were skipped' })
  await expect(list.getByRole('listitem')).toHaveText([
    /october\.csv.*Line 7.*Refused by the server: numeric field overflow/,
    new RegExp(`october\\.csv.*Line 2.*MLS # ${a} comes again in line 6, and the last one counts`),
    /october\.csv.*Line 3.*1 column, the header has 2/,
    /october\.csv.*Line 4.*3 columns, the header has 2/,
    /october\.csv.*Line 5.*No MLS #/,
  ])
  await list.getByRole('button', { name: 'Dismiss' }).click()
  await expect(list).toBeHidden()
})

test('of a thousand skipped rows the first hundred are listed, and the rest counted', async ({ page }) => {
  await open(page)
  await choose(page, csv(`MLS #,Price\n${'1\n'.repeat(1200)}`))
  const list = page.getByRole('region', { name: '1,200 rows were skipped' })
  await expect(list.getByRole('listitem')).toHaveCount(100)
  await expect(list.getByText('and 1,100 more.')).toBeVisible()
})

test('a column that the file lacks stays as it is', async ({ page, site }) => {
  const numbers = freshNumbers(1)
  await open(page)
  await upload(page, [fileOf(numbers)])
  await upload(page, [csv(`MLS #,Status\n${numbers[0]},SLD`)], '1 existing listing(s) updated')
  expect(await stored(site, numbers)).toMatchObject([
    { status: 'SLD', price: 450_000, subdivision: 'Sea Oaks' },
  ])
})

for (const [type, name] of [
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'listings.xlsx'],
  ['text/plain', 'notes.txt'],
  ['application/json', 'listings.json'],
] as const)
  test(`${name} is refused until it is dismissed`, async ({ page }) => {
    await open(page)
    await choose(page, csv('MLS #,Price\n1,2', name, type))
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Please select valid CSV files')
    await expect(alert).toContainText(`${name} is not a CSV file`)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByLabel('Choose CSV files')).toBeFocused()
  })

test('one wrong file among several stops all of them', async ({ page, site }) => {
  const numbers = freshNumbers(1)
  await open(page)
  await choose(page, fileOf(numbers), csv('x', 'photo.png', 'image/png'))
  await expect(page.getByRole('alert')).toContainText('photo.png is not a CSV file. Nothing was uploaded.')
  expect(await stored(site, numbers)).toEqual([])
})

test('a file that Windows has no type for is taken by its name', async ({ page }) => {
  await open(page)
  await upload(
    page,
    [{ ...fileOf(freshNumbers(1)), mimeType: 'application/vnd.ms-excel' }],
    '1 new listing(s) added',
  )
})
