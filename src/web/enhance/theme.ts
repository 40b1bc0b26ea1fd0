const key = 'theme'
const root = document.documentElement

/** A blocked storage throws on every access; the theme then lasts for one page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function restoreTheme(): void {
  const theme = stored()
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
}

export function switchTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (root.dataset['theme'] ?? system) === 'dark' ? 'light' : 'dark'
  root.dataset['theme'] = next
  try {
    localStorage.setItem(key, next)
  } catch {}
}
