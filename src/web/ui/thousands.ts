/** 12,345. Not by Intl: its first use stops a phone for a tenth of a second, and counts are shown while the page wakes up. */
export const thousands = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
