import type { ArticleCategory } from '#content/article.ts'
import { blogUrl } from '#content/post-length.ts'
import type { Network } from '#content/social-posts.ts'

/** In the order of the tabs. */
export const tabs = ['vacation-rental', 'real-estate', 'ecommerce'] as const satisfies ArticleCategory[]

export const networkNames: Record<Network, string> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter/X',
  facebook: 'Facebook',
}

export const copy = {
  title: 'Social Media Posts',
  lede: 'One post for each article, written three times: for LinkedIn, for Twitter/X and for Facebook.',
  industry: 'Industry',
  posts: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`,
  place: (at: number, of: number) => `Post ${at} of ${of}`,
  article: 'Read the article',
  copy: 'Copy',
  textFor: (network: string, place: number) => `${network} text of post ${place}`,
  guidelines: {
    title: 'Posting guidelines',
    placeholder: 'Replace the blog URL placeholder',
    placeholderText: blogUrl,
    rest: [
      'Post Tuesday-Wednesday 9-11 AM',
      'Use 3-5 hashtags on LinkedIn, 2-3 on Twitter/X, 1-2 on Facebook',
      'Engage with comments in the first hour',
      'Test posting times',
    ],
  },
} as const
