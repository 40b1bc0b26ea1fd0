/** Closes the open menu unless the click fell inside it on something that is not a link. Escape passes null. */
export function closeMenu(clicked: Element | null): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (!menu) return
  if (clicked && menu.contains(clicked) && !clicked.closest('a')) return
  menu.open = false
  // Without this a keyboard user is left on an element that is no longer shown.
  if (!clicked) menu.querySelector('summary')?.focus()
}
