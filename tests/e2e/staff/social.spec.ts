import { chromium, expect, test, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { socialPosts } from '#web/at-build/social-posts.ts'

const written = socialPosts()
const open = (page: Page, query = '') => openAwake(page, `/social_media_posts${query}`)
const first = (page: Page, network: string) =>
  page.getByRole('region', { name: `${network} text of post 1`, exact: true })
const copyButton = (page: Page, network: string) => first(page, network).getByRole('button')

test('the page has its title and three tabs with their counts', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Social Media Posts' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Vacation Rental (11 posts)',
    'Real Estate (10 posts)',
    'Ecommerce (10 posts)',
  ])
  await expect(page.getByRole('tab', { selected: true })).toContainText('Vacation Rental')
})

for (const [label, category] of [
  ['Vacation Rental', 'vacation-rental'],
  ['Real Estate', 'real-estate'],
  ['Ecommerce', 'ecommerce'],
] as const)
  test(`${label} shows every post of its series with three texts`, async ({ page }) => {
    await open(page)
    await page.getByRole('tab', { name: label }).click()
    await expect(page).toHaveURL(`/social_media_posts?category=${category}`)
    const posts = page.getByRole('tabpanel', { name: label }).getByRole('article')
    await expect(posts.getByRole('heading', { level: 2 })).toHaveText(
      written[category].map(post => post.title),
    )
    for (const [index, post] of written[category].entries()) {
      const texts = posts.nth(index).locator('.post-words')
      expect(await texts.allTextContents()).toEqual([post.linkedin, post.twitter, post.facebook])
    }
  })

test('the guidelines are the specified ones', async ({ page }) => {
  await open(page)
  const rules = page.getByRole('region', { name: 'Posting guidelines' }).getByRole('listitem')
  await expect(rules).toHaveText([
    'Replace the blog URL placeholder {blog_url}',
    'Post Tuesday-Wednesday 9-11 AM',
    'Use 3-5 hashtags on LinkedIn, 2-3 on Twitter/X, 1-2 on Facebook',
    'Engage with comments in the first hour',
    'Test posting times',
  ])
})

test('Copy copies the text as it is written, and says Copied! for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await open(page)
  // From here on time stands still, but for the steps below.
  await page.clock.pauseAt('2026-01-05T10:10:00Z')
  for (const [network, text] of [
    ['LinkedIn', written['vacation-rental'][0]?.linkedin],
    ['Twitter/X', written['vacation-rental'][0]?.twitter],
    ['Facebook', written['vacation-rental'][0]?.facebook],
  ] as const) {
    const button = copyButton(page, network)
    await expect(button).toHaveText(/^Copy/)
    await button.click()
    await expect(button).toContainText('Copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await page.clock.fastForward(1900)
    await expect(button).toContainText('Copied!')
    await page.clock.fastForward(200)
    await expect(button).not.toContainText('Copied!')
    await expect(button).toHaveText(/^Copy/)
  }
})

test('where the browser keeps its clipboard to itself, the text is selected and the keys are named', async ({
  baseURL,
  launchOptions,
}) => {
  // A plain http address that is not this machine's own gets no clipboard.
  const { port } = new URL(baseURL ?? '')
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP site.example 127.0.0.1'],
  })
  const page = await browser.newPage()
  await openAwake(page, `http://site.example:${port}/social_media_posts`)
  await copyButton(page, 'Twitter/X').click()
  await expect(copyButton(page, 'Twitter/X')).toContainText('Selected: press Ctrl+C')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(written['vacation-rental'][0]?.twitter)
  await browser.close()
})

test('characters and hashtags are counted, a link on X as 23', async ({ page }) => {
  await open(page)
  const text = written['vacation-rental'][0]?.twitter ?? ''
  // Counted by hand: these texts hold nothing that counts twice.
  const length = text.replace('{blog_url}', 'x'.repeat(23)).length
  await expect(first(page, 'Twitter/X')).toContainText(`${length} of 280 characters`)
  await expect(first(page, 'LinkedIn')).toContainText(/\d+ characters, [345] hashtags/)
  await expect(first(page, 'Facebook')).toContainText(/\d+ characters, [12] hashtags?/)
})

test('each post shows the picture of its article and leads to it', async ({ page }) => {
  await open(page, '?category=ecommerce')
  const post = page.getByRole('article').first()
  await expect(post.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await post.locator('img').evaluate(img => img instanceof HTMLImageElement && img.naturalWidth),
  ).toBeTruthy()
  await post.getByRole('link', { name: /^Read the article/ }).click()
  await expect(page).toHaveURL(`/blog/${written.ecommerce[0]?.article}`)
})

test('tabs move by arrow keys, and the back button goes back', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Real Estate' })).toBeFocused()
  await expect(page.getByRole('tab', { selected: true })).toContainText('Real Estate')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { selected: true })).toContainText('Ecommerce')
  await page.goBack()
  await expect(page.getByRole('tab', { selected: true })).toContainText('Real Estate')
})

test('without scripts each tab is a link to its posts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/social_media_posts')
  await page.getByRole('tab', { name: 'Ecommerce' }).click()
  await expect(page.getByRole('article')).toHaveCount(written.ecommerce.length)
  await context.close()
})
