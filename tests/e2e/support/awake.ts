// A page is finished before React is awake; what a test does right away would be lost on a slow machine.
import type { Page, Response } from '@playwright/test'

const mark = 'isAwake'

/** Opens a page and waits until React hears what is done. */
export async function openAwake(page: Page, address: string): Promise<Response | null> {
  await page.addInitScript(name => {
    document.addEventListener('awake', () => Reflect.set(window, name, true))
  }, mark)
  const response = await page.goto(address)
  await untilAwake(page)
  return response
}

/** For a page that was opened awake and loads anew. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(name => Reflect.get(window, name) === true, mark)
}
