const moduleScript = /<script\b[^>]*\btype="module"[^>]*>/g

/**
 * A page is finished before React wakes up, so React must not hold up its first picture: on a phone, reading the scripts
 * did so for most of a second. They are fetched behind everything that is seen, and `enhance/after-paint` starts them.
 */
export function startedAfterPaint(html: string): string {
  return html
    .replace(moduleScript, '<script type="text/plain" data-after-paint="">')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"')
}
