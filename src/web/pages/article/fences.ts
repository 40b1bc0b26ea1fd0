// The blocks that are ours, as the page shows them.
import type { ArticleCategory } from '#content/article.ts'
import { escapeHtml, type Fences } from '#content/article-markdown.ts'
import { askInDemo } from '#web/pages/blog/categories.ts'
import { sqlLines } from '#web/ui/sql-tokens.ts'

const copyIcon =
  '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true"><path d="M7 7h9v9H7z"/><path d="M13 7V4H4v9h3"/></svg>'
const arrow =
  '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 8h10M9 4l4 4-4 4"/></svg>'

const coloredSql = (sql: string) =>
  sqlLines(sql)
    .map(({ tokens }) => {
      const line = tokens.map(({ kind, text }) =>
        kind === 'plain' ? escapeHtml(text) : `<span class="sql-${kind}">${escapeHtml(text)}</span>`,
      )
      return `<span class="sql-line">${line.join('')}</span>`
    })
    .join('')

export const fencesFor = (category: ArticleCategory): Fences => ({
  ask: question =>
    `<div class="ask"><p class="ask-question">${escapeHtml(question)}</p>` +
    `<a class="ask-link" href="${escapeHtml(askInDemo(category, question))}"><span class="link">Ask this in the demo</span>${arrow}</a></div>`,
  sql: (statement, index) =>
    `<div class="query"><div class="query-head"><span>The query behind it</span>` +
    `<button type="button" class="tool needs-script" data-copy="sql-${index + 1}">${copyIcon}<span data-copy-label>Copy SQL</span></button></div>` +
    // A keyboard can only scroll what it can focus.
    `<div class="sql" tabindex="0" role="group" aria-label="SQL query ${index + 1}" id="sql-${index + 1}"><code>${coloredSql(statement)}</code></div></div>`,
  worked: lines =>
    `<dl class="worked">${lines
      .map(
        ({ label, expression, result }) =>
          `<div><dt>${escapeHtml(label)}</dt><dd><span>${escapeHtml(expression)}</span> <b><i>=</i> ${escapeHtml(result)}</b></dd></div>`,
      )
      .join('')}</dl>`,
})
