const tabsBeside = (tab: Element) =>
  tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []

export function chooseTab(chosen: HTMLElement): void {
  for (const tab of tabsBeside(chosen)) {
    const selected = tab === chosen
    tab.setAttribute('aria-selected', String(selected))
    tab.tabIndex = selected ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = !selected
  }
}
