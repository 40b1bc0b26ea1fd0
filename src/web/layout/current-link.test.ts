import { expect, test } from 'vitest'
import { headerLinks } from '#brand/navigation.ts'
import { publicPages } from '#web/site-map.ts'
import { currentAs } from './current-link.ts'

const marked = (path: string) =>
  headerLinks.flatMap(link => {
    const current = currentAs(link, path)
    return current === undefined ? [] : [[link.label, current]]
  })

test.each([
  ['/', 'Home', 'page'],
  ['/vacation-rental', 'Vacation Rental', 'page'],
  ['/demo', 'Vacation Rental', 'true'],
  ['/real-estate-demo', 'Real Estate', 'true'],
  ['/real-estate-upload', 'Real Estate', 'true'],
  ['/ecommerce/demo', 'Ecommerce', 'true'],
  ['/blog/gap-nights', 'Blog', 'true'],
])('on %s the link %s is current as %s, and no other', (path, label, as) => {
  expect(marked(path)).toEqual([[label, as]])
})

test.each(['/queries', '/terms-of-service', '/legal', '/real-estates', '/nowhere'])(
  'on %s no link is current',
  path => {
    expect(marked(path)).toEqual([])
  },
)

test('no page stands in two sections, and every page that a section lists is there', () => {
  const listed = headerLinks.flatMap(({ section = [] }) => section)
  expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining(listed))
  const twice = publicPages.filter(({ path }) => marked(path).length > 1)
  expect(twice).toEqual([])
})
