// The whole script of a static page, and what starts React on the others. It runs in the head, before anything is painted, and listens on the document.
import { startAfterPaint } from './after-paint.ts'
import { copyText } from './copy.ts'
import { keepTap, redoEarlyTap } from './early-tap.ts'
import { closeMenu } from './menu.ts'
import { chooseTab, moveTab } from './tabs.ts'
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
  if (event.target instanceof HTMLElement && event.target.matches('[data-static-tabs] [role=tab]'))
    moveTab(event, event.target)
})
