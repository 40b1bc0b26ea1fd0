import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a word to be found in a name, however the finding is asked for', () => {
  for (const question of [
    'Scan the item names for lamp',
    'look for lamp among product names and list the matches',
    'names of products in which "lamp" appears',
    'is there any product called something with lamp?',
    'any articles with lamp somewhere in the name?',
    'which goods have the term lamp in their name',
    'everything with "lamp" as part of the product name',
    'items whose title has lamp in it',
    'which items carry the word "lamp" in what they are called',
    'name search: lamp, products',
  ])
    shop.says(question, "name ILIKE '%lamp%'")
  rental.says('search the listing titles for beach', "title ILIKE '%beach%'")
})

describe('what is done on the site', () => {
  shop.never('how many searches last month', 'ILIKE')
})
