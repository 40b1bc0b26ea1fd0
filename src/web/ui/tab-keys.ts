/** The tab that a key leads to from the focused one; from the focused one, since the open one lags behind quick keys. */
export function tabByKey(key: string, focused: Element): HTMLElement | undefined {
  const tabs = [...(focused.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.findIndex(tab => tab === focused)
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const step = steps[key]
  return step === undefined ? undefined : tabs.at(step % tabs.length)
}
