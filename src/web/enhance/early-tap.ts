let tapped: HTMLElement | null = null

/** The finished page can be tapped before React is awake. The last button or tab is kept, unless this script serves it itself. */
export function keepTap(target: Element): void {
  tapped = target.closest('[role=tab], button[type=button]:not([data-theme-switch], [data-copy])')
}

/** React says when it is awake; from then on it hears taps itself. */
export function redoEarlyTap(): void {
  document.addEventListener('awake', () => tapped?.click(), { once: true })
}
