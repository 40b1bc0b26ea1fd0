// The browser that the machine has, if it has one; Playwright's own otherwise. The one without windows comes first: it costs half.
import { existsSync } from 'node:fs'
import paths from './installed-browsers.json' with { type: 'json' }

export const installedChromium: string | undefined = paths.find(path => existsSync(path))

/** With windows where there is one: the other looks further ahead and fetches images that a visitor's browser leaves for later. */
export const visitorsChromium: string | undefined =
  paths.find(path => !path.endsWith('headless-shell') && existsSync(path)) ?? installedChromium
