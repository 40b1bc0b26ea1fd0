import { expect, test } from 'vitest'
import { landings } from './landings.ts'

const links = (landing: (typeof landings)[number]) => [...landing.hero.actions, ...landing.closing.actions]

test('every page leads to the next, and the last to the first', () => {
  const next = landings.map(landing => landing.next.to)
  expect(next).toEqual([...landings.slice(1), ...landings.slice(0, 1)].map(landing => landing.path))
})

test('the main action of every page is the contact form', () => {
  const main = landings.flatMap(landing => [landing.hero.actions[0].to, landing.closing.actions[0].to])
  expect(main.filter(to => !to.startsWith('/contact?vertical='))).toEqual([])
})

test('the second action is the demo, or the form where there is no demo yet', () => {
  const demos = Object.fromEntries(landings.map(landing => [landing.id, landing.hero.actions[1].to]))
  expect(demos).toEqual({
    'vacation-rental': '/demo',
    'real-estate': '/real-estate-demo',
    ecommerce: '/ecommerce/demo',
    education: '/contact?vertical=education',
    legal: '/contact?vertical=legal',
  })
})

test('a bar before and after is drawn to the scale of its figure', () => {
  const wrong = landings
    .flatMap(landing => landing.figures?.list ?? [])
    .filter(({ figure, drawn }) => {
      if (!('before' in drawn)) return !figure.startsWith(`${drawn.hours}+ hours`)
      const change = Math.round((drawn.after / drawn.before - 1) * 100)
      const said = Number(/\d+/.exec(figure)?.[0])
      const falls = figure.startsWith('−') || figure.endsWith('faster')
      return change !== (falls ? -said : said)
    })
  expect(wrong).toEqual([])
})

test('no link leaves the site', () => {
  expect(landings.flatMap(links).filter(({ to }) => !to.startsWith('/'))).toEqual([])
})
