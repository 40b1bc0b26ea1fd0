import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  type MetaFunction,
} from 'react-router'
import { hex, inTheme } from '#brand/oklch.ts'
import { colors, themes } from '#brand/tokens.ts'
import plainScript from 'virtual:plain-script'
import 'virtual:tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/type.css'
import './styles/layout.css'
import './styles/ui.css'
import { metaFor } from './document/meta.ts'
import { prefetchRules } from './document/prefetch.ts'
import { wantsScripts } from './document/handle.ts'
import sans from './fonts/special-gothic-core.woff2'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'

export { ErrorBoundary } from './pages/error/error-boundary.tsx'

export const meta: MetaFunction = ({ location }) => metaFor(location.pathname)

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  // A page that React opened stays React's, also where the same page opened directly has no scripts.
  const hydrated = useMatches().some(match => wantsScripts(match.handle)) || !import.meta.env.SSR
  return (
    // The plain script sets the chosen theme on <html> before React wakes up.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {themes.map(theme => (
          <meta
            key={theme}
            name="theme-color"
            content={hex(inTheme(colors.page, theme))}
            media={`(prefers-color-scheme: ${theme})`}
          />
        ))}
        <Meta />
        <Links />
        <script dangerouslySetInnerHTML={{ __html: plainScript }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header path={pathname.replace(/(.)\/+$/, '$1')} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {hydrated && <ScrollRestoration />}
        {hydrated && <Scripts />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
