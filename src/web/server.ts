// The built site as one function. The router's own build is exported too, because prerendering imports this very file.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as routerBuild from 'virtual:react-router/server-build'
import type { RenderSite } from '#contract/site.ts'
import { servicesContext } from './services.ts'

export * from 'virtual:react-router/server-build'

const build: ServerBuild = routerBuild
const handle = createRequestHandler(build, import.meta.env.MODE)

export const renderSite: RenderSite = (request, services) => {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
