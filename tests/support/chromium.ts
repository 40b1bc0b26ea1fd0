// The browser that the machine has, if it has one; Playwright's own otherwise. The one without windows comes first: it costs half.
import { existsSync } from 'node:fs'
import paths from './installed-browsers.json' with { type: 'json' }

export const installedChromium: string | undefined = paths.find(path => existsSync(path))
