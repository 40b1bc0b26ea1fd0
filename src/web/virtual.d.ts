/// <reference types="vite/client" />

declare module 'virtual:tokens.css'

declare module 'virtual:plain-script' {
  const code: string
  export default code
}

declare module 'virtual:art' {
  import type { Theme } from '#brand/tokens.ts'
  import type { ArtName } from '#web/art/recipes.ts'
  const urls: Record<ArtName, Record<Theme, string>>
  export default urls
}

declare module 'virtual:hero-answers' {
  import type { HeroAnswer } from '#web/pages/home/hero-answer.ts'
  const answers: Record<'vacation_rental' | 'real_estate' | 'ecommerce', HeroAnswer>
  export default answers
}

declare module 'virtual:social-posts' {
  import type { ArticleCategory } from '#content/article.ts'
  import type { SocialPost } from '#content/social-posts.ts'
  const posts: Record<ArticleCategory, readonly SocialPost[]>
  export default posts
}

declare module 'virtual:posts' {
  import type { Post } from '#web/pages/blog/post.ts'
  const posts: readonly Post[]
  export default posts
}

declare module 'virtual:legal-texts' {
  import type { LegalText } from '#content/legal-text.ts'
  const texts: Record<'terms' | 'privacy', LegalText>
  export default texts
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  export const routes: ServerBuild['routes']
  export const entry: ServerBuild['entry']
  export const assets: ServerBuild['assets']
  export const publicPath: ServerBuild['publicPath']
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory']
  export const future: ServerBuild['future']
  export const ssr: ServerBuild['ssr']
  export const isSpaMode: ServerBuild['isSpaMode']
  export const prerender: ServerBuild['prerender']
  export const routeDiscovery: ServerBuild['routeDiscovery']
}

declare const __SITE_URL__: string
/** When the site was built: a page reads the same before and after its script runs, also on New Year's Eve. */
declare const __BUILD_YEAR__: number
