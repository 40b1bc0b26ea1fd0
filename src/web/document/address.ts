/** Search engines and social networks take only full addresses. */
export const absolute = (path: string) => new URL(path, __SITE_URL__).href
