/** Starts the script that the page holds back, with the same text, so that the page's policy knows its hash. */
export function startAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const held = document.querySelector('script[data-after-paint]')
    if (held === null) return
    const start = () => {
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
