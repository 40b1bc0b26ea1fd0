import { describe, expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { hashtagsIn, lengthInCharacters, lengthOnX } from './post-length.ts'
import { readSocialPosts } from './social-posts.ts'

const good = `- article: empty-tuesdays
  title: Why Tuesdays sit empty
  linkedin: |-
    Count the nights first.

    Then read {blog_url}

    #Rentals #Pricing #Nights
  twitter: |-
    Count first: {blog_url} #Rentals #STR
  facebook: |-
    Ask {name}: {blog_url} #Rentals
`
const read = (source: string) => readSocialPosts(source, 'content/social/x.yaml')

describe('a list of posts', () => {
  test('gives each text as it was written, line breaks and the place of the link included', () => {
    const [post] = read(good)
    expect(post).toMatchObject({ article: 'empty-tuesdays', title: 'Why Tuesdays sit empty' })
    expect(post?.linkedin).toBe(
      'Count the nights first.\n\nThen read {blog_url}\n\n#Rentals #Pricing #Nights',
    )
  })
  test('fills the brand in and leaves the link open', () =>
    expect(read(good)[0]?.facebook).toBe(`Ask ${brand.name}: {blog_url} #Rentals`))
  test('may be empty', () => expect(read('')).toEqual([]))
  test.each([
    ['a text without the link', good.replace('Count first: {blog_url}', 'Count first'), 'x.yaml:9: twitter'],
    ['two links', good.replace('#Rentals #STR', '{blog_url}'), 'x.yaml:9: twitter'],
    ['a missing text', good.replace(/ {2}facebook[\s\S]*/, ''), 'x.yaml:1: facebook'],
    ['a word that is none of the format', `${good}  instagram: hello\n`, 'x.yaml:1: post'],
    ['another word in braces', good.replace('{name}', '{nmae}'), 'x.yaml:11: facebook'],
    ['a broken file', '- article: "x', 'x.yaml:1:'],
    ['an article that is posted twice', good + good, 'empty-tuesdays has two posts'],
    ['something other than a list', 'article: x', 'x.yaml:1:'],
  ])('with %s is refused by file and line', (_, source, where) => expect(() => read(source)).toThrow(where))
})

describe('the length', () => {
  test.each([
    ['hello', 5],
    ['read {blog_url}', 28],
    ['read https://example.com/a/very/long/address?with=much and go', 35],
    ['curly ’quotes’ – fine', 21],
    ['wait…', 6],
    ['日本', 4],
    ['👍', 2],
  ])('of %j on X is %d', (text, length) => expect(lengthOnX(text)).toBe(length))
  test('elsewhere is what a person counts', () => expect(lengthInCharacters('é👍🏽!')).toBe(3))
})

describe('hashtags', () => {
  test('are words after a number sign, and no item numbers', () =>
    expect(hashtagsIn('Post #1 about C#, see page#top.\n#Real #Estate2')).toEqual(['#Real', '#Estate2']))
})
