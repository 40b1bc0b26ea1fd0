import type { MetaDescriptor } from 'react-router'
import type { Landing } from '#verticals/landing/landing.ts'
import { metaFor } from '#web/document/meta.ts'
import { faq } from '#web/document/structured-data.ts'

/** The head of a vertical page: its entry in the site map, and the questions it answers. */
export const verticalMeta = ({ path, questions }: Landing): MetaDescriptor[] => [
  ...metaFor(path),
  { 'script:ld+json': faq(questions) },
]
