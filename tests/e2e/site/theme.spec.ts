import { expect, test, type Page } from '@playwright/test'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const lightness = async (page: Page) => Number(/oklch\(([\d.]+)/.exec(await background(page))?.[1])
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch color theme' })

test('the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await lightness(page)).toBeLessThan(0.3)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await lightness(page)).toBeGreaterThan(0.9)
})

test('the switch overrides the system and is remembered on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await toggle(page).click()
  expect(await lightness(page)).toBeLessThan(0.3)
  await page.goto('/terms-of-service')
  expect(await lightness(page)).toBeLessThan(0.3)
  await toggle(page).click()
  expect(await lightness(page)).toBeGreaterThan(0.9)
})

test('a remembered theme is set before the page has a body, so nothing flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await toggle(page).click()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      sessionStorage.setItem('theme at body', document.documentElement.dataset['theme'] ?? 'none')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('theme at body'))).toBe('dark')
})

test('only the pictures of the shown theme are fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/vacation-rental', { waitUntil: 'networkidle' })
  const art = fetched.filter(url => url.includes('/art-'))
  expect(art.length).toBeGreaterThan(0)
  expect(art.filter(url => url.includes('-light-'))).toEqual([])
})

test('the switch changes the pictures too, and a remembered theme shows its own', async ({ page }) => {
  const shown = () =>
    page
      .locator('.vertical-hero img')
      .evaluate(image => image instanceof HTMLImageElement && image.currentSrc)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/vacation-rental')
  await expect.poll(shown).toContain('-light-')
  await toggle(page).click()
  await expect.poll(shown).toContain('-dark-')
  await page.reload()
  await expect.poll(shown).toContain('-dark-')
  await toggle(page).click()
  await expect.poll(shown).toContain('-light-')
})
