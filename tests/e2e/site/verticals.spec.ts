import { expect, test } from '@playwright/test'

interface Expected {
  path: string
  /** Where the main and the demo action lead, at the top and at the foot. */
  actions: [string, string][]
  features: string[]
  figures: [string, string][]
  people: string
  mock: string[]
}

const verticals: Expected[] = [
  {
    path: '/vacation-rental',
    actions: [
      ['Get Started Today', '/contact?vertical=vacation-rental'],
      ['Start Free Trial', '/contact?vertical=vacation-rental'],
      ['Try Demo', '/demo'],
    ],
    features: [
      'Guest communication',
      'Dynamic pricing',
      'Booking management across platforms',
      'Review management',
    ],
    figures: [
      ['15+ hours', 'saved per week'],
      ['Up to 25%', 'more revenue'],
      ['+40%', 'guest satisfaction'],
      ['−95%', 'booking errors'],
    ],
    people: '500+ managers work with it. Setup takes 24 hours.',
    mock: ['June nights', 'Heron Loft', 'Occupancy'],
  },
  {
    path: '/real-estate',
    actions: [
      ['Get Started Today', '/contact?vertical=real-estate'],
      ['Start Free Trial', '/contact?vertical=real-estate'],
      ['Try Demo', '/real-estate-demo'],
    ],
    features: [
      'Lead qualification and scoring',
      'Property matching',
      'Automated follow-ups',
      'CRM integration',
    ],
    figures: [
      ['+35%', 'conversion'],
      ['20+ hours', 'saved per week'],
      ['+60%', 'lead quality scoring'],
      ['40% faster', 'deals closed'],
    ],
    people: '300+ agents work with it.',
    mock: ['Hot', 'Warm', 'New', 'Qualifying', 'Amara Diallo'],
  },
  {
    path: '/education',
    actions: [
      ['Get Started Today', '/contact?vertical=education'],
      ['Contact Sales', '/contact?vertical=education'],
      ['Try Demo', '/contact?vertical=education'],
    ],
    features: ['Learning paths', 'Student support', 'Analytics', 'Administrative automation'],
    figures: [
      ['+45%', 'engagement'],
      ['12+ hours', 'saved per week'],
      ['+30%', 'completion'],
      ['−50%', 'administrative workload'],
    ],
    people: '200+ schools work with it.',
    mock: ['On track', 'Needs support', 'Excellent progress', 'Rosa'],
  },
  {
    path: '/legal',
    actions: [
      ['Contact Sales', '/contact?vertical=legal'],
      ['Get Started Today', '/contact?vertical=legal'],
      ['Try Demo', '/contact?vertical=legal'],
    ],
    features: ['Document review', 'Legal research', 'Client intake', 'Time tracking with billing'],
    figures: [
      ['+25%', 'billable hours'],
      ['−70%', 'review time'],
      ['+90%', 'compliance accuracy'],
      ['−60%', 'case preparation'],
    ],
    people: '150+ firms work with it.',
    mock: ['Reviewed', 'In Progress', 'Queued', 'Marlow complaint'],
  },
]

for (const { path, actions, features, figures, people, mock } of verticals)
  test(`${path} names its jobs and figures, shows an illustrative dashboard and leads on`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const title of features)
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    const returns = page.getByRole('region', { name: /^What .* get back$/ })
    await expect(returns).toContainText(people)
    for (const [figure, label] of figures)
      await expect(returns.getByRole('listitem').filter({ hasText: label })).toContainText(figure)
    const dashboard = page
      .locator('section')
      .filter({ has: page.locator('#dashboard') })
      .last()
    await expect(dashboard.getByText('Illustrative data')).toBeVisible()
    for (const text of mock) await expect(dashboard.getByText(text).first()).toBeVisible()
    for (const [label, to] of actions) {
      const links = page.getByRole('main').getByRole('link', { name: label, exact: true })
      await expect(links.first()).toBeVisible()
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', to)
    }
  })

test.describe('/ecommerce', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/ecommerce')
  })

  test('has six feature cards', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Six things it watches for you' })
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Product analytics',
      'Customer insights',
      'Revenue optimization',
      'Order management',
      'Real-time analytics',
      'Cart intelligence',
    ])
  })

  test('explains how it works in three steps', async ({ page }) => {
    const section = page.getByRole('region', { name: 'How It Works' })
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Connect your store',
      'Ask questions in natural language',
      'Get insights',
    ])
    await expect(section.getByText(/^Step \d$/)).toHaveText(['Step 1', 'Step 2', 'Step 3'])
  })

  test('both demo links and both main links lead on', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Try Live Demo' })).toHaveAttribute('href', '/ecommerce/demo')
    await expect(page.getByRole('link', { name: 'Launch Demo' })).toHaveAttribute('href', '/ecommerce/demo')
    await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/contact?vertical=other',
    )
    await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
      'href',
      '/contact?vertical=other',
    )
  })

  test('shows contribution per product, with the loss in words for those who cannot see the ring', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: 'Contribution per unit' })).toBeVisible()
    await expect(page.getByText('$41.20 at checkout, left after costs:')).toBeAttached()
    await expect(page.getByText('The Alder Rain Jacket loses $3.85 a unit.')).toBeVisible()
  })
})

test('a question opens and closes without leaving the page', async ({ page }) => {
  await page.goto('/vacation-rental')
  const answer = page.getByText('It proposes a rate with the reason beside it')
  await expect(answer).toBeHidden()
  await page.getByText('Does it change rates by itself?').click()
  await expect(answer).toBeVisible()
})
