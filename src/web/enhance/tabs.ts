const tabsOf = (tab: Element) => [
  ...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
]

export function chooseTab(chosen: HTMLElement): void {
  for (const tab of tabsOf(chosen)) {
    const selected = tab === chosen
    tab.setAttribute('aria-selected', String(selected))
    tab.tabIndex = selected ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !selected
  }
}

export function moveTab(event: KeyboardEvent, from: HTMLElement): void {
  const tabs = tabsOf(from)
  const at = tabs.indexOf(from)
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const to = steps[event.key]
  const next = to === undefined ? undefined : tabs[to % tabs.length]
  if (!next) return
  event.preventDefault()
  chooseTab(next)
  next.focus()
}
