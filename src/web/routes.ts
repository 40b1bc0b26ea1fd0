import { route, type RouteConfig } from '@react-router/dev/routes'
import { sitePages } from './site-map.ts'

const development = process.env.NODE_ENV === 'development'

export default [
  ...sitePages
    .filter(page => development || !page.developmentOnly)
    .map(page => route(page.path, page.module, { id: page.module })),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
