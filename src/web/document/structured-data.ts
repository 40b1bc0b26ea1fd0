// What search engines read besides the page: who publishes it, where it stands, which questions it answers.
import { brand } from '#brand/brand.ts'
import { absolute } from './address.ts'

export type Thing = Record<string, unknown>
const thing = (type: string, properties: Thing): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

const organization = () =>
  thing('Organization', {
    name: brand.name,
    slogan: brand.tagline,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: brand.city,
      addressRegion: brand.state,
      addressCountry: 'US',
    },
  })

export const breadcrumbs = (trail: readonly { name: string; path: string }[]) =>
  thing('BreadcrumbList', {
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  })

export const blogPosting = (post: {
  path: string
  title: string
  excerpt: string
  date: string
  section: string
  image: string
}) =>
  thing('BlogPosting', {
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    articleSection: post.section,
    inLanguage: 'en-US',
    image: absolute(post.image),
    mainEntityOfPage: absolute(post.path),
    author: { '@type': 'Organization', name: brand.name, url: absolute('/') },
    publisher: {
      '@type': 'Organization',
      name: brand.name,
      logo: { '@type': 'ImageObject', url: absolute('/icon-512.png') },
    },
  })

export const faq = (questions: readonly { question: string; answer: string }[]) =>
  thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

export function structuredData(path: string, title: string): Thing[] {
  if (path === '/') return [organization(), thing('WebSite', { name: brand.name, url: absolute('/') })]
  return [
    breadcrumbs([
      { name: 'Home', path: '/' },
      { name: title.replace(`: ${brand.name}`, ''), path },
    ]),
  ]
}
