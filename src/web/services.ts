import { createContext } from 'react-router'
import type { SiteServices } from '#contract/site.ts'

/** What the server lends to route actions. Prerendering has no server behind it and never runs one. */
export const servicesContext = createContext<SiteServices>()
