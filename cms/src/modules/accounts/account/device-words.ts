/** Browsers in the order they are looked for: most of them also name those after them. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1]

/** What a user agent says in words: `Chrome on Windows`; a program's own name; empty when it says nothing. */
export function deviceWords(userAgent: string): { device: string; isPhone: boolean } {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  const isPhone = /\bMobile\b|\biPhone\b|\biPad\b|\bAndroid\b/.test(userAgent)
  if (browser && system) return { device: `${browser} on ${system}`, isPhone }
  const program = /^([A-Za-z][\w.-]{1,30})/.exec(userAgent)?.[1]
  return { device: browser ?? system ?? (program === 'Mozilla' ? '' : (program ?? '')), isPhone }
}

const plainAddress = (ip: string): string => ip.replace(/^::ffff:/i, '')

const PRIVATE = /^(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/** Where an address is seen from another: in the same network, in a private one, or elsewhere. */
export function networkOf(ip: string, own: string | null): 'same' | 'local' | 'other' {
  const address = plainAddress(ip)
  if (own !== null && address === plainAddress(own)) return 'same'
  return PRIVATE.test(address) ? 'local' : 'other'
}
