// How articles are indexed in the build and asked for in the browser: both must agree.
import type { Options } from 'minisearch'

export interface Searchable {
  id: string
  title: string
  excerpt: string
  headings: string
  text: string
}

export const searchIndexPath = '/blog/search-index.json'

const tooCommon = new Set(
  `a about after all also an and any are as at be because been before but by can do does each for from had has have how if in
  into is it its more most no not of on one only or other out over same so some than that the their them then there these they
  this those to under up was were what when where which who why will with without would you your`.split(
    /\s+/,
  ),
)

export const searchOptions: Options<Searchable> = {
  fields: ['title', 'excerpt', 'headings', 'text'],
  processTerm: term => {
    const word = term.toLowerCase()
    return tooCommon.has(word) ? null : word
  },
  searchOptions: {
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND',
    boost: { title: 4, headings: 2, excerpt: 2 },
  },
}
