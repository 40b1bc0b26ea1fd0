// The whole script of a static page, and what starts React on the others. It runs in the head, before anything is painted, and listens on the document.
import { tabByKey } from '#web/ui/tab-keys.ts'
import { startAfterPaint } from './after-paint.ts'
import { copyText } from './copy.ts'
import { keepTap, redoEarlyTap } from './early-tap.ts'
import { closeMenu } from './menu.ts'
import { chooseTab } from './tabs.ts'
import { restoreTheme, switchTheme } from './theme.ts'

restoreTheme()
startAfterPaint()
redoEarlyTap()

document.addEventListener('click', event => {
  const target = event.target
  if (!(target instanceof Element)) return
  if (target.closest('[data-theme-switch]')) switchTheme()
  const tab = target.closest<HTMLElement>('[data-static-tabs] [role=tab]')
  if (tab) chooseTab(tab)
  const copy = target.closest<HTMLElement>('[data-copy]')
  if (copy) copyText(copy)
  closeMenu(target)
  keepTap(target)
})

document.addEventListener('keydown', event => {
  if (event.key === 'Escape') closeMenu(null)
  if (event.target instanceof Element) moveByKey(event, event.target)
})

/** Tabs that React serves get the same from it once it is awake; before, the step is kept as a tap. */
function moveByKey(event: KeyboardEvent, focused: Element): void {
  const tab = focused.matches('[role=tab]') ? tabByKey(event.key, focused) : undefined
  if (!tab) return
  event.preventDefault()
  tab.focus()
  if (tab.closest('[data-static-tabs]')) chooseTab(tab)
  else keepTap(tab)
}
