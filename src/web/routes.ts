import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { sitePages, type SitePage } from './site-map.ts'

const development = process.env.NODE_ENV === 'development'
const pages = sitePages.filter(page => development || !page.developmentOnly)
const routeTo = (page: SitePage) => route(page.path, page.module, { id: page.module })

export default [
  ...pages.filter(page => !page.staff).map(routeTo),
  layout('pages/staff/staff-only.tsx', pages.filter(page => page.staff).map(routeTo)),
  route('/blog/:id', 'pages/article/page.tsx'),
  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
