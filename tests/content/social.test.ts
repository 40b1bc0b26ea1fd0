// Promises about the social posts: each article has one, and each network's habits are kept.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { articleCategories, type ArticleCategory } from '#content/article.ts'
import { readSocialPosts, type Network } from '#content/social-posts.ts'
import { blogUrl, hashtagsIn, lengthOnX, mostOnX } from '#content/post-length.ts'
import { articles } from './library.ts'

const all = articles()
const postsOf = (category: ArticleCategory) => {
  const file = `content/social/${category}.yaml`
  return readSocialPosts(readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8'), file)
}

interface Habits {
  hashtags: [least: number, most: number]
  words?: [least: number, most: number]
  characters?: number
}
const habits: Record<Network, Habits> = {
  linkedin: { hashtags: [3, 5], words: [80, 180] },
  twitter: { hashtags: [2, 3], characters: mostOnX },
  facebook: { hashtags: [1, 2], words: [40, 110] },
}
const wordsIn = (text: string) =>
  text
    .replaceAll(/#\w+/g, '')
    .replace(blogUrl, '')
    .split(/\s+/)
    .filter(word => /\w/.test(word)).length
const within = (value: number, [least, most]: [number, number]) => value >= least && value <= most

describe.each(articleCategories)('%s', category => {
  const posts = postsOf(category)

  test('has a post for every article of the series, in its order', () => {
    const series = all.filter(article => article.category === category).sort((a, b) => a.order - b.order)
    expect(posts.map(post => post.article)).toEqual(series.map(({ id }) => id))
  })

  test.each(['linkedin', 'twitter', 'facebook'] as const)('keeps the habits of %s', network => {
    const { hashtags, words, characters } = habits[network]
    const wrong = posts.flatMap(post => {
      const text = post[network]
      return [
        ...(within(hashtagsIn(text).length, hashtags) ? [] : [`${hashtagsIn(text).length} hashtags`]),
        ...(words === undefined || within(wordsIn(text), words) ? [] : [`${wordsIn(text)} words`]),
        ...(characters === undefined || lengthOnX(text) <= characters
          ? []
          : [`${lengthOnX(text)} characters`]),
        ...(text.split(blogUrl).length === 2 ? [] : [`${blogUrl} not exactly once`]),
      ].map(problem => `${post.article}: ${problem}`)
    })
    expect(wrong).toEqual([])
  })

  test('says something of its own in each place', () => {
    const same = posts.filter(
      ({ linkedin, twitter, facebook }) => new Set([linkedin, twitter, facebook]).size < 3,
    )
    expect(same).toEqual([])
  })
})
