/** Pages are plain documents: the browser fetches the next one while the pointer rests on its link. */
export const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
