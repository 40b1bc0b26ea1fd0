import { expect, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('four solution cards say what they do and lead to their pages', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Hired for one job, and good at it' })
  const cards = [
    [
      'Vacation Rental Management',
      'Automate guest communications, pricing optimization and property management tasks',
      '/vacation-rental',
    ],
    [
      'Real Estate Sales',
      'Lead qualification, property matching and client relationship management',
      '/real-estate',
    ],
    [
      'Ecommerce Intelligence',
      'Product analytics, customer insights and sales optimization for online stores',
      '/ecommerce',
    ],
    ['Legal Assistant', 'Document review, case research and automated client intake management', '/legal'],
  ] as const
  await expect(section.getByRole('link')).toHaveCount(4)
  for (const [title, description, to] of cards) {
    const card = section.getByRole('link').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card).toContainText(description)
    await expect(card).toHaveAttribute('href', to)
    await expect(card.locator('svg.icon')).toBeVisible()
  }
})

test('three highlights: fast, secure, supported', async ({ page }) => {
  const section = page.getByRole('region', { name: 'What comes with every agent' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Lightning Fast',
    'Enterprise Security',
    'Expert Support',
  ])
  await expect(section).toContainText('Agents deploy in minutes')
  await expect(section).toContainText('Bank-grade security and compliance')
  await expect(section).toContainText('24/7 support from AI specialists')
})

test('all five verticals are in the overview, each with a question', async ({ page }) => {
  const links = page.getByRole('region', { name: 'Five industries, five agents' }).getByRole('link')
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
    '/vacation-rental',
    '/real-estate',
    '/ecommerce',
    '/education',
    '/legal',
  ])
  for (const link of await links.all()) await expect(link).toContainText('?')
})

test('reasons to choose the provider stand beside a corrected answer', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Where a generic agent slips' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^It shows its work/ })).toBeVisible()
})

test('the closing call names hundreds of businesses and leads to the form and the demo', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Bring us the question nobody can answer' })
  await expect(section).toContainText('Hundreds of businesses')
  await expect(section.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/contact')
  await expect(section.getByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/demo')
})

test('the main actions at the top lead to the form and the demo', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'Try Demo' }).first()).toHaveAttribute('href', '/demo')
})

test('the hero answers a question with a sentence, a chart, a query and rows', async ({ page }) => {
  const panel = page.getByRole('tabpanel', { name: 'Vacation rental' })
  await expect(panel).toContainText('What are the top 5 properties with the most revenue this year?')
  await expect(panel.getByRole('figure').getByRole('listitem')).toHaveCount(5)
  await expect(panel.getByLabel('SQL query')).toContainText('FROM reservations')
  await expect(panel.getByRole('table').getByRole('row')).toHaveCount(4)
  await expect(panel.getByText('Computed from the demo’s sample data')).toBeVisible()
  const winner = await panel.getByRole('cell').first().innerText()
  await expect(panel.getByText(`${winner} brought in the most revenue in`)).toBeVisible()
})

test('tabs change the answer by click and by arrow keys, and wrap around', async ({ page }) => {
  await page.getByRole('tab', { name: 'Ecommerce' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('top 5 best-selling products')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Education' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Illustrative data')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Vacation rental' })).toHaveAttribute('aria-selected', 'true')
})

test('what is not computed says that it is illustrative', async ({ page }) => {
  for (const name of ['Education', 'Legal']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel').getByText('Illustrative data')).toBeVisible()
    await expect(page.getByRole('tabpanel').getByLabel('SQL query')).toHaveCount(0)
  }
})

test('the query can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('tabpanel').getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^SELECT l\.title,\n[\s\S]+LIMIT 5$/,
  )
})
