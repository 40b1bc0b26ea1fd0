import { expect, test, type Page } from '@playwright/test'
import { brand } from '#brand/brand.ts'

const headerLinks = [
  ['Home', '/'],
  ['Vacation Rental', '/vacation-rental'],
  ['Real Estate', '/real-estate'],
  ['Ecommerce', '/ecommerce'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const

const currentLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')

test('the header has exactly the six links, in order', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(headerLinks.map(([label]) => label))
  for (const [label, to] of headerLinks)
    await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveAttribute('href', to)
})

test('the logo leads home', async ({ page }) => {
  await page.goto('/legal')
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.name} home` })
    .click()
  await expect(page).toHaveURL('/')
})

test('the header is 64 pixels high and stays at the top', async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const box = await page.getByRole('banner').boundingBox()
  expect(box).toMatchObject({ y: 0, height: 64 })
})

test('the link of the page one is on is the current one, and no other', async ({ page }) => {
  for (const [label, to] of headerLinks) {
    await page.goto(to)
    await expect(currentLink(page)).toHaveText([label])
    await expect(currentLink(page)).toHaveAttribute('aria-current', 'page')
  }
})

test('demos, the upload and articles stand in a section of the header', async ({ page }) => {
  for (const [path, label] of [
    ['/demo', 'Vacation Rental'],
    ['/real-estate-demo', 'Real Estate'],
    ['/real-estate-upload', 'Real Estate'],
    ['/ecommerce/demo', 'Ecommerce'],
    ['/blog/gap-nights', 'Blog'],
  ] as const) {
    await page.goto(path)
    await expect(currentLink(page)).toHaveText([label])
    await expect(currentLink(page)).toHaveAttribute('aria-current', 'true')
  }
})

test('the footer has the tagline, the mailbox, the city and this year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(brand.tagline)).toBeVisible()
  await expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  )
  await expect(footer.getByText(`${brand.city}, ${brand.state}`)).toBeVisible()
  await expect(footer).toContainText(new RegExp(`© (\\d+–)?${new Date().getUTCFullYear()} `))
})

test('the footer links to the four solutions and the company pages', async ({ page }) => {
  await page.goto('/')
  const links = async (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')]))
  expect(await links('Solutions')).toEqual([
    ['Vacation Rental', '/vacation-rental'],
    ['Real Estate', '/real-estate'],
    ['Ecommerce', '/ecommerce'],
    ['Legal', '/legal'],
  ])
  expect(await links('Company')).toEqual([
    ['About Us', '/'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
  ])
})

test('a page starts at its top, also when the link was far down', async ({ page }) => {
  await page.goto('/vacation-rental')
  await page.getByRole('link', { name: 'Real estate', exact: true }).click()
  await expect(page).toHaveURL('/real-estate')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an unknown address gets status 404, the nearest page and ways on', async ({ page }) => {
  const response = await page.goto('/vacation-rentls')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: '/vacation-rental', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown address is shown as text, never as markup', async ({ page }) => {
  await page.goto('/<img src=x onerror=document.title=1>')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(await page.title()).not.toBe('1')
})
