// OKLCH to sRGB, for what cannot read a stylesheet: drawn art, social cards, the browser's theme color.
import type { Shade, Theme } from './tokens.ts'

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const encode = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055

export interface Rgb {
  red: number
  green: number
  blue: number
  alpha: number
}

/** Linear light, each channel from 0 to 1, clipped to sRGB. */
export function linearRgb(shade: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = shade.replace('/', ' ').split(/\s+/).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    red: clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha,
  }
}

const byte = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')

export function hex(shade: string): string {
  const { red, green, blue, alpha } = linearRgb(shade)
  const opaque = `#${byte(encode(red))}${byte(encode(green))}${byte(encode(blue))}`
  return alpha === 1 ? opaque : opaque + byte(alpha)
}

export const inTheme = (shade: Shade, theme: Theme) => (theme === 'light' ? shade[0] : shade[1])

/** WCAG 2 contrast ratio of two opaque colors. */
export function contrast(one: string, other: string): number {
  const luminance = ({ red, green, blue }: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [dark = 0, light = 0] = [luminance(linearRgb(one)), luminance(linearRgb(other))].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}
