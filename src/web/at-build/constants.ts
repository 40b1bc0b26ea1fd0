/** What code of the browser takes as given from the build. Every build of it needs all of them, or it stops on a missing name. */
export const constants = (site: string) => ({
  __SITE_URL__: JSON.stringify(site),
  __BUILD_YEAR__: new Date().getUTCFullYear(),
  // Where the browser finds its data; without these, the site's own server.
  'import.meta.env.SUPABASE_URL': JSON.stringify(process.env.SUPABASE_URL ?? ''),
  'import.meta.env.ANON_KEY': JSON.stringify(process.env.ANON_KEY) ?? 'undefined',
})
