import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Paths that the front door answers without a page of the release. */
const SERVED =
  /^\/(?:$|api|admin|cms-api|dashboard|auth|settings|acceptPermission|pictures|files|app-assets|outbox|preview|newsletter|users|success-rfp|warehouses\/rfp)(?:\/|$|\?|#)/
/** A page's file; those of listings lie packed (site/src/fill-listings.ts). */
const PAGE = /\/?(?:index)?(?:\.html|\.page\.gz)$/
const PAGES_READ = 400
const LINKS_KEPT = 20

export type LinkCheck = { pages: number; missingAssets: string[]; brokenLinks: string[] }

/**
 * Follows the links of the pages in `folder` into it or one of `others` (the other part's release; while there is none,
 * links to pages are not judged). A missing style or script breaks a page; a link to a page that is not there is
 * worth a word to the editor (those in editors' texts: content/document-links.ts). Of a great many pages an even sample
 * is read.
 */
export async function checkLinks(folder: string, others: string[]): Promise<LinkCheck> {
  const stands = standsIn([folder, ...others])
  const files = (await readdir(folder, { recursive: true })).filter((file) => PAGE.test(file))
  const step = Math.max(1, Math.ceil(files.length / PAGES_READ))
  const missingAssets = new Set<string>()
  const brokenLinks = new Map<string, string>()
  for (const file of files.filter((_, index) => index % step === 0)) {
    for (const address of addresses(await readPage(join(folder, file)))) {
      if (stands(address)) continue
      if (address.startsWith('/_astro/')) missingAssets.add(address)
      else if (others.length > 0) brokenLinks.set(address, `/${file.replace(PAGE, '')} → ${address}`)
    }
  }
  return {
    pages: files.length,
    missingAssets: [...missingAssets],
    brokenLinks: [...brokenLinks.values()].slice(0, LINKS_KEPT),
  }
}

/** Whether an address is a page or file of one of the folders, or the front door's own. */
export function standsIn(roots: readonly string[]): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return (path) => {
    const found = SERVED.test(path) || (known.get(path) ?? roots.some((root) => isThere(root, path)))
    known.set(path, found)
    return found
  }
}

async function readPage(file: string): Promise<string> {
  const content = await readFile(file)
  return (file.endsWith('.gz') ? gunzipSync(content) : content).toString()
}

/** Addresses within the site, without query and hash. */
function addresses(html: string): Set<string> {
  const found = html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#?]*)/g)
  return new Set(Array.from(found, (match) => decodeSafely((match[1] ?? '').replaceAll('&amp;', '&'))))
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // Escapes that say nothing are compared as written.
    return path
  }
}

const isThere = (root: string, path: string): boolean =>
  existsSync(join(root, `${path}.page.gz`)) ||
  existsSync(join(root, path, 'index.html')) ||
  (path !== '/' && (existsSync(join(root, `${path}.html`)) || existsSync(join(root, path))))
