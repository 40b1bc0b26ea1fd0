import { colors, materials } from '#brand/tokens.ts'

/** One custom property per color, which follows the element's color scheme by itself. */
export function tokensCss(): string {
  const tokens = Object.entries(colors).map(
    ([name, [light, dark]]) => `--${name}: light-dark(oklch(${light}), oklch(${dark}));`,
  )
  // Inside an element that names its material, --v is the fill of it, whichever material that is.
  const scopes = materials.map(
    material =>
      `[data-material='${material}'] { --v: var(--${material}); --v-wash: var(--${material}-wash);` +
      ` --v-ink: var(--${material}-ink); --v-on: var(--${material}-on); }`,
  )
  return `@layer tokens {\n:root {\n${tokens.join('\n')}\n}\n${scopes.join('\n')}\n}\n`
}
