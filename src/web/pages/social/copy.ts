import type { Material } from '#brand/tokens.ts'
import { blogUrl } from '#content/post-length.ts'
import type { Network } from '#content/social-posts.ts'

export const categories = [
  { id: 'vacation-rental', label: 'Vacation Rental', material: 'pool' },
  { id: 'real-estate', label: 'Real Estate', material: 'blue' },
  { id: 'ecommerce', label: 'Ecommerce', material: 'kraft' },
] as const satisfies readonly { id: string; label: string; material: Material }[]
export type CategoryId = (typeof categories)[number]['id']

export const networkNames: Record<Network, string> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter/X',
  facebook: 'Facebook',
}

export const copy = {
  title: 'Social Media Posts',
  lede: 'One post for each article, written three times: for LinkedIn, for Twitter/X and for Facebook.',
  tabs: 'Industry',
  posts: (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`,
  place: (at: number, of: number) => `Post ${at} of ${of}`,
  article: 'Read the article',
  copy: 'Copy',
  textFor: (network: string, place: number) => `${network} text of post ${place}`,
  none: 'No posts in this series yet',
  noneYet: 'They appear here as soon as they are written.',
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
