import type { Block, Inline, LegalText } from '#content/legal-text.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import './legal-document.css'

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function Words({ content }: { content: readonly Inline[] }) {
  return content.map(part =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={part.to} className="link" href={part.to}>
        {part.text}
      </a>
    ),
  )
}

const textOf = (content: readonly Inline[]) => content.map(part => part.text).join('')

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words content={block.content} />
      </p>
    )
  return (
    <ul>
      {block.items.map(item => (
        <li key={textOf(item)}>
          <Words content={item} />
        </li>
      ))}
    </ul>
  )
}

/** Numbered sections beside their table of contents. */
export function LegalDocument({ text: { title, updated, sections } }: { text: LegalText }) {
  return (
    <div className="wrap legal">
      <BackLink to="/">Back to Home</BackLink>
      <h1 className="display-2">{title}</h1>
      <p className="muted">
        Last updated <time dateTime={updated}>{shortDate.format(new Date(updated))}</time>
      </p>
      <div className="legal-columns">
        <nav className="legal-contents" aria-label="Contents">
          <ol>
            {sections.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-sections">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <span>{index + 1}</span> {section.title}
              </h2>
              {section.blocks.map(block => (
                <BlockOf
                  key={block.kind === 'paragraph' ? textOf(block.content) : block.items.map(textOf).join('')}
                  block={block}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
