import { expect, test } from '@playwright/test'
import { publicPages } from '#web/site-map.ts'

test.use({ javaScriptEnabled: false })

for (const { path } of publicPages)
  test(`${path} is complete without scripts`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Switch color theme' })).toBeHidden()
  })

test('the mobile menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Menu').first().click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Real Estate' }).click()
  await expect(page).toHaveURL('/real-estate')
})

test('the first answer of the home page is shown, and no tabs that could not work', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByText('What are the top 5 properties with the most revenue this year?')).toBeVisible()
})

test('the contact form is sent and thanked for', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Full Name').fill('Dana Whitfield')
  await page.getByLabel('Email Address').fill('dana@pier.example')
  await page.getByLabel('Industry Vertical').selectOption('legal')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we have your message' })).toBeVisible()
})

test('the address can choose the vertical', async ({ page }) => {
  await page.goto('/contact?vertical=legal')
  await expect(page.getByLabel('Industry Vertical')).toHaveValue('legal')
  await page.goto('/contact?vertical=plumbing')
  await expect(page.getByLabel('Industry Vertical')).toHaveValue('')
})

test('a form with mistakes comes back with messages at the fields and the rest kept', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Full Name').fill('Dana Whitfield')
  await page.getByLabel('Email Address').fill('dana')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
    'Enter an email address like name@company.com.',
  )
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Whitfield')
  await expect(page.getByLabel('Email Address')).toHaveValue('dana')
})
