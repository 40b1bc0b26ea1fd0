const moduleScript = /<script\b[^>]*\btype="module"[^>]*>/g

/**
 * A page is finished before React wakes up, so React must not hold up its first picture: on a phone, fetching and reading
 * the scripts did so for most of a second. They are written down here, and `enhance/after-paint` fetches and starts them.
 */
export function startedAfterPaint(html: string): string {
  return html
    .replace(moduleScript, '<script type="text/plain" data-after-paint="">')
    .replaceAll('<link rel="modulepreload"', '<link data-after-paint="modulepreload"')
}
