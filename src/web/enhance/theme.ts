const key = 'theme'
const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')
const condition = /\(prefers-color-scheme: dark\)|\(width >= 0\)|\(width < 0\)/

/** A blocked storage throws on every access; the theme then lasts for one page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A dark picture asks for a dark system; with a chosen theme, it is wanted always or never. */
function choosePictures(within: ParentNode, theme: string): void {
  for (const source of within.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = source.media.replace(condition, theme === 'dark' ? '(width >= 0)' : '(width < 0)')
}

export function restoreTheme(): void {
  const theme = stored()
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  // Pictures are caught as they are parsed, or as the next page brings them: later, the wrong ones would show for a moment.
  new MutationObserver(() => {
    const chosen = root.dataset['theme']
    if (chosen !== undefined) choosePictures(document, chosen)
  }).observe(root, { childList: true, subtree: true })
}

export function switchTheme(): void {
  const current = root.dataset['theme'] ?? (system.matches ? 'dark' : 'light')
  const next = current === 'dark' ? 'light' : 'dark'
  root.dataset['theme'] = next
  choosePictures(document, next)
  try {
    localStorage.setItem(key, next)
  } catch {}
}
