import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { readArticle } from '#content/article.ts'
import { articleSource } from '#content/article.testing.ts'
import { searchOptions } from '#web/pages/blog/search-options.ts'
import { find } from '#web/pages/blog/search.ts'
import { searchIndex } from './search-index.ts'

const lamps = readArticle(articleSource(), 'content/blog/lamp-oil.md')
const boats = readArticle(
  articleSource('## Hulls\n\nA lamp at night, oars by day.\n', { id: 'boats', title: 'Rowing boats' }),
  'content/blog/boats.md',
)
const index = MiniSearch.loadJSON(searchIndex([lamps, boats]), searchOptions)

test.each([
  ['lamp', ['lamp-oil', 'boats']],
  ['OARS', ['boats']],
  ['hull', ['boats']],
  ['rowin boat', ['boats']],
  ['wick', ['lamp-oil']],
  ['the lamp', ['lamp-oil', 'boats']],
  ['lamp oars', ['boats']],
  ['submarine', []],
  ['', []],
  ['the', []],
])('"%s" finds %j', (query, ids) => expect(find(index, query)).toEqual(ids))
