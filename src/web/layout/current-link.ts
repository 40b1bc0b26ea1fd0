import type { NavigationLink } from '#brand/navigation.ts'

/**
 * What a link of the header is to the page at this path, as aria-current says it: the page itself, or the section that
 * the page belongs to. An article belongs to Blog by its path, a demo to its trade by the list.
 */
export function currentAs({ to, section = [] }: NavigationLink, path: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  const belongs = section.includes(path) || (to !== '/' && path.startsWith(`${to}/`))
  return belongs ? 'true' : undefined
}
