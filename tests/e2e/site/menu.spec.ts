import { expect, test, type Page } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

const button = (page: Page) => page.getByRole('banner').getByLabel('Menu').first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('on a small screen the button opens the same six links and closes them again', async ({ page }) => {
  await page.goto('/')
  await expect(menu(page)).toBeHidden()
  await button(page).click()
  await expect(menu(page).getByRole('link')).toHaveText([
    'Home',
    'Vacation Rental',
    'Real Estate',
    'Ecommerce',
    'Blog',
    'Contact',
  ])
  await button(page).click()
  await expect(menu(page)).toBeHidden()
})

test('choosing a link goes there with the menu closed', async ({ page }) => {
  await page.goto('/')
  await button(page).click()
  await menu(page).getByRole('link', { name: 'Ecommerce' }).click()
  await expect(page).toHaveURL('/ecommerce')
  await expect(menu(page)).toBeHidden()
})

test('choosing the page one is on closes the menu too', async ({ page }) => {
  await page.goto('/contact')
  await button(page).click()
  await menu(page).getByRole('link', { name: 'Contact' }).click()
  await expect(menu(page)).toBeHidden()
})

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.goto('/')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('a click outside closes the menu', async ({ page }) => {
  await page.goto('/')
  await button(page).click()
  await page.mouse.click(195, 800)
  await expect(menu(page)).toBeHidden()
})

test('the current page is marked in the menu', async ({ page }) => {
  await page.goto('/real-estate')
  await button(page).click()
  await expect(menu(page).locator('[aria-current]')).toHaveText(['Real Estate'])
})
