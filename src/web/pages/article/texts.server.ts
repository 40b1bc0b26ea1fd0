// The Markdown files themselves, for pages that are made on the server.
const files = import.meta.glob<string>('/content/blog/*.md', { query: '?raw', import: 'default' })

export async function articleText(id: string): Promise<string> {
  const load = files[`/content/blog/${id}.md`]
  if (load === undefined) throw new Error(`There is no text for the article ${id}.`)
  return load()
}
