/** The text of a file that lies beside the pages, such as the Markdown of an article. */
export async function staticText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}
