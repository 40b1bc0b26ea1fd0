// What the build knows about the data server. The build writes these in; nothing else of the environment reaches a browser.
interface ImportMetaEnv {
  /** A Supabase project or a PostgREST; without it the site's own server. */
  readonly SUPABASE_URL?: string
  readonly ANON_KEY?: string
}
