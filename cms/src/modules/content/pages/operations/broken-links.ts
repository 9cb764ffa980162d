import type { Db } from '../../../../platform/db'
import { missingAddresses, ownerlessAddresses } from '../../editorial'

const MOST = 20

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    // Escapes that say nothing are compared as written.
    return path
  }
}

/** Addresses within the site that a page leads to, without query and hash. */
const addresses = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#?]*)/g), ([, path = '']) =>
      decoded(path.replaceAll('&amp;', '&')).replace(/(?<=.)\/$/, ''),
    ),
  ),
]

/** Links of a page that lead to no document, listing or service: worth a word to the editor, and no reason to hold it back. */
export async function brokenLinks(db: Db, html: string): Promise<string[]> {
  const paths = addresses(html)
  const [missing, ownerless] = await Promise.all([
    missingAddresses(db, paths),
    ownerlessAddresses(db, paths, { isShown: true }),
  ])
  return [...missing, ...ownerless].slice(0, MOST)
}
