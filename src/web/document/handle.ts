/** Exported as `handle` by a route whose page needs React in the browser. All other pages are finished HTML. */
export const hydrated = { scripts: true } as const

export const wantsScripts = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === true
