import { expect, test } from '@playwright/test'
import { brand } from '#brand/brand.ts'

test('the terms have their date, thirteen sections, the law and the notice', async ({ page }) => {
  await page.goto('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await expect(page.getByText('Last updated October 18, 2025')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(13)
  const main = page.getByRole('main')
  await expect(main).toContainText('laws of the State of California')
  await expect(main).toContainText('courts in Santa Clara County')
  await expect(main).toContainText('at least 30 days')
  await expect(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`)
  await expect(main).toContainText(`${brand.city}, ${brand.state}`)
})

test('the terms lead back home', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the contents lead to their section', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Governing Law' })
    .click()
  await expect(page.getByRole('heading', { name: 'Governing Law' })).toBeInViewport()
})

test('the privacy policy says what is kept and for how long', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  for (const fact of [
    'deleted after 30 days',
    '(/24) for IPv4',
    '(/48) for IPv6',
    'Visitors get no cookie',
    'are invented',
  ])
    await expect(main).toContainText(fact)
})
