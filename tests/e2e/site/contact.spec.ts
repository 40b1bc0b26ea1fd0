import { expect, test, type Page } from '@playwright/test'
import { openAwake } from '#tests/e2e/support/awake.ts'
import { brand } from '#brand/brand.ts'

const insert = '**/rest/v1/contact_submissions*'

async function open(page: Page, query = '') {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await openAwake(page, `/contact${query}`)
}

async function fill(page: Page) {
  await page.getByLabel('Full Name').fill('Dana Whitfield')
  await page.getByLabel('Email Address').fill('dana@pier.example')
  await page.getByLabel('Industry Vertical').selectOption('Vacation Rental Management')
}

const send = (page: Page) => page.getByRole('button', { name: 'Start Free Trial' })

test('the page has its headings, cards and promises', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: `Get Started with ${brand.name}` })).toBeVisible()
  for (const name of [
    'Start Your Free Trial',
    'Get in Touch',
    'Email Us',
    'Visit Us',
    'Free Consultation Available',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`)
  await expect(main.getByText(`${brand.city}, ${brand.state}`)).toBeVisible()
  await expect(main.getByText('A 30-minute consultation')).toBeVisible()
  await expect(main.getByText('reply within 24 hours').first()).toBeVisible()
})

test('the list of verticals is the specified one', async ({ page }) => {
  await page.goto('/contact')
  const options = page.getByLabel('Industry Vertical').locator('option')
  expect(
    await options.evaluateAll(all => all.map(option => [option.getAttribute('value'), option.textContent])),
  ).toEqual([
    ['', 'Choose your industry'],
    ['vacation-rental', 'Vacation Rental Management'],
    ['real-estate', 'Real Estate Sales'],
    ['education', 'Education'],
    ['legal', 'Legal Services'],
    ['other', 'Other'],
  ])
})

test('an empty form names each missing field where it is and goes to the first', async ({ page }) => {
  await open(page)
  await send(page).click()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name.')
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription('Enter your email address.')
  await expect(page.getByLabel('Industry Vertical')).toHaveAccessibleDescription('Choose your industry.')
  await expect(page.getByLabel('Full Name')).toBeFocused()
})

test('an address that cannot be one is told how to be', async ({ page }) => {
  await open(page)
  await fill(page)
  await page.getByLabel('Email Address').fill('dana@pier')
  await send(page).click()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Enter an email address like name@company.com.',
  )
})

test('a message is stored, thanked for during three seconds, and the form returns empty', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  await page.getByLabel(/Company Name/).fill('Pier House Stays')
  // Ten minutes later, so that the form does not take us for a program; from here on time stands still.
  await page.clock.pauseAt('2026-01-05T10:10:00Z')
  const stored = page.waitForResponse(insert)
  await send(page).click()
  expect((await stored).status()).toBe(201)
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you' })
  await expect(thanks).toContainText('dana@pier.example within 24 hours')
  await page.clock.fastForward(2900)
  await expect(thanks).toBeVisible()
  await page.clock.fastForward(200)
  await expect(thanks).toBeHidden()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('while it is sent the button says so and cannot be pressed again', async ({ page }) => {
  await open(page)
  const gate = Promise.withResolvers<null>()
  await page.route(insert, async route => {
    await gate.promise
    await route.fulfill({ status: 201 })
  })
  await fill(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  gate.resolve(null)
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible()
})

test('a failure shows the sentence, logs it and keeps what was typed', async ({ page }) => {
  const logged: string[] = []
  page.on('console', message => message.type() === 'error' && logged.push(message.text()))
  await open(page)
  await page.route(insert, route => route.fulfill({ status: 500, json: { message: 'down' } }))
  await fill(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit form. Please try again.')
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Whitfield')
  await expect(page.getByLabel('Industry Vertical')).toHaveValue('vacation-rental')
  await expect(send(page)).toBeEnabled()
  expect(logged.length).toBeGreaterThan(0)
})

test('without a network it fails the same way', async ({ page }) => {
  await open(page)
  await page.route(insert, route => route.abort())
  await fill(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit form. Please try again.')
})

test('what the server says about a field is shown at the field', async ({ page }) => {
  await open(page)
  await page.route(insert, route =>
    route.fulfill({
      status: 400,
      json: { message: 'no', details: JSON.stringify({ email: 'We cannot write to this address.' }) },
    }),
  )
  await fill(page)
  await send(page).click()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'We cannot write to this address.',
  )
})

test('the address can choose the vertical', async ({ page }) => {
  await open(page, '?vertical=legal')
  await expect(page.getByLabel('Industry Vertical')).toHaveValue('legal')
})

test('an unknown vertical in the address chooses nothing', async ({ page }) => {
  await open(page, '?vertical=plumbing')
  await expect(page.getByLabel('Industry Vertical')).toHaveValue('')
})

test('the form can be filled in and sent by keyboard alone', async ({ page }) => {
  await open(page)
  await page.route(insert, route => route.fulfill({ status: 201 }))
  await page.getByLabel('Full Name').focus()
  await page.keyboard.type('Dana Whitfield')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dana@pier.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Legal')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible()
})
