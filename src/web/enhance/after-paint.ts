/** Fetches the files that the page holds back and starts its script, with the same text, so that the page's policy knows its hash. */
export function startAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const held = document.querySelector('script[data-after-paint]')
    if (held === null) return
    const start = () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]'))
        link.rel = 'modulepreload'
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = held.textContent
      document.head.append(script)
      script.remove()
    }
    // A page in the background is not painted until someone looks at it.
    if (document.hidden) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}
