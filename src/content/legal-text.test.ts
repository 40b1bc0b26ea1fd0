import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { queryLogDays } from '#contract/retention.ts'
import { readLegalText } from './legal-text.ts'

const source = (body: string, head = 'title: T\nupdated: 2025-10-18\nsummary: S') =>
  `---\n${head}\n---\n\n${body}`
const published = (name: string) =>
  readLegalText(readFileSync(new URL(`../../content/legal/${name}.md`, import.meta.url), 'utf8'))

test('a section has a title, paragraphs and lists, and lines that belong together are joined', () => {
  const { sections } = readLegalText(source('## One Thing\n\nFirst line\nsecond line.\n\n- a\n  b\n- c\n'))
  expect(sections).toEqual([
    {
      id: 'one-thing',
      title: 'One Thing',
      blocks: [
        { kind: 'paragraph', content: [{ kind: 'text', text: 'First line second line.' }] },
        { kind: 'list', items: [[{ kind: 'text', text: 'a b' }], [{ kind: 'text', text: 'c' }]] },
      ],
    },
  ])
})

test('links are links, and the brand fills its own name in', () => {
  const { sections } = readLegalText(source('## A\n\nWrite to [{email}](mailto:{email}).'))
  expect(sections[0]?.blocks[0]).toEqual({
    kind: 'paragraph',
    content: [
      { kind: 'text', text: 'Write to ' },
      { kind: 'link', text: brand.email, to: `mailto:${brand.email}` },
      { kind: 'text', text: '.' },
    ],
  })
})

test('an unknown word in braces, a missing date and a text without sections are refused', () => {
  expect(() => readLegalText(source('## A\n\n{nobody}'))).toThrow('{nobody}')
  expect(() => readLegalText(source('## A', 'title: T\nsummary: S'))).toThrow('updated')
  expect(() => readLegalText(source('No heading.'))).toThrow('without a section')
})

test('the terms have the thirteen sections of the specification, in order', () => {
  const { sections, updated } = published('terms')
  expect(updated).toBe('2025-10-18')
  expect(sections.map(section => section.title)).toEqual([
    'Acceptance of Terms',
    'Use License',
    'Service Description',
    'User Responsibilities',
    'Data and Privacy',
    'Intellectual Property',
    'Availability',
    'Limitation of Liability',
    'Indemnification',
    'Termination',
    'Governing Law',
    'Changes to These Terms',
    'Contact',
  ])
})

test('every section of both texts says something', () => {
  const empty = [published('terms'), published('privacy')].flatMap(({ sections }) =>
    sections.filter(section => section.blocks.length === 0),
  )
  expect(empty).toEqual([])
})

test('the privacy policy promises what the log keeps', () => {
  const text = JSON.stringify(published('privacy'))
  expect(text).toContain(`deleted after ${queryLogDays} days`)
  expect(text).not.toContain('60 days')
})
