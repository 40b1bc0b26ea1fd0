import type { Heading } from '#content/article-markdown.ts'

/** Fewer sections are seen at a glance. */
const fewest = 3

export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2)
  if (sections.length < fewest) return null
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
