const BASE = 'https://base.invalid'

/** The path to return to when it stays on the same origin, else the fallback. */
export const safeReturnTo = (value: string | null | undefined, fallback = '/dashboard'): string => {
  // Browsers drop tabs and line breaks and read a backslash as a slash, so "/\host" would leave the origin.
  if (!value || !value.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(value)) return fallback
  if (!URL.canParse(value, BASE)) return fallback
  const url = new URL(value, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

/** A page that takes returnTo (/auth/login, /auth/register, /auth/kyc) with the way back. */
export const withReturnTo = (page: string, returnTo: string): string =>
  `${page}?returnTo=${encodeURIComponent(safeReturnTo(returnTo, '/'))}`
