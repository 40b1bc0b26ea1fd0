export const copy = {
  title: 'Staff only',
  lede: 'This page is for colleagues. Sign in with the staff password to go on.',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  empty: 'Enter the staff password.',
  tooMany: (wait: string) => `Too many tries. Wait ${wait}, then try again.`,
  needsScripts: 'Signing in needs scripts, and they are turned off in this browser.',
  signedIn: 'Signed in as staff',
  signOut: 'Sign out',
  notSignedOut: 'The server could not be reached, so you are still signed in. Try again.',
} as const

export function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
