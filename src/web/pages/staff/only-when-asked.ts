interface Moved {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** What the server said stays true while the address changes; signing in, signing out and trying again ask anew. */
export const onlyWhenAsked = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Moved): boolean =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate
