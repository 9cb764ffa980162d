import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Paths that the HTTP server answers without a file of the release; listings are looked for by their slugs. */
const SERVED =
  /^\/(?:$|(?:ar\/)?search(?:\/warehouses)?$|(?:ar\/)?warehouses(?:$|\/(?:us|global|featured|hot-racks)$|\/(?:region|country)\/)|sitemap-|api|admin|cms-api|dashboard|auth|settings|acceptPermission|pictures|files|app-assets|outbox|preview|newsletter|users|success-rfp|warehouses\/rfp)(?:\/|$|\?|#)/
const LISTING = /^\/warehouses\/([^/]+)$/
/** A page's file. */
const PAGE = /\/?(?:index)?\.html$/
const PAGES_READ = 400
const LINKS_KEPT = 20

export type LinkCheck = { pages: number; missingAssets: string[]; brokenLinks: string[] }

/**
 * Follows the links of the pages in `folder` into it and to listings; `listed` answers which slugs are those of public
 * listings. A missing style or script breaks a page; a link to a page that is not there is
 * worth a word to the editor (those in editors' texts: content/document-links.ts). Of a great many pages an even sample
 * is read.
 */
export async function checkLinks(
  folder: string,
  listed: (slugs: string[]) => Promise<ReadonlySet<string>>,
): Promise<LinkCheck> {
  const stands = standsIn(folder)
  const files = (await readdir(folder, { recursive: true })).filter((file) => PAGE.test(file))
  const step = Math.max(1, Math.ceil(files.length / PAGES_READ))
  const missingAssets = new Set<string>()
  const brokenLinks = new Map<string, string>()
  for (const file of files.filter((_, index) => index % step === 0)) {
    for (const address of addresses(await readFile(join(folder, file), 'utf8'))) {
      if (stands(address)) continue
      if (address.startsWith('/_astro/')) missingAssets.add(address)
      else brokenLinks.set(address, `/${file.replace(PAGE, '')} → ${address}`)
    }
  }
  return {
    pages: files.length,
    missingAssets: [...missingAssets],
    brokenLinks: (await withoutListed(brokenLinks, listed)).slice(0, LINKS_KEPT),
  }
}

/** Of links by their address those that lead to no public listing. */
async function withoutListed(
  links: ReadonlyMap<string, string>,
  listed: (slugs: string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const slugOf = (address: string): string => LISTING.exec(address)?.[1] ?? ''
  const known = await listed([...links.keys()].map(slugOf).filter(Boolean))
  return [...links].filter(([address]) => !known.has(slugOf(address))).map(([, link]) => link)
}

/** Whether an address is a page or file of the folder, or the HTTP server's own. */
export function standsIn(root: string): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return (path) => {
    const found = SERVED.test(path) || (known.get(path) ?? isThere(root, path))
    known.set(path, found)
    return found
  }
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
  existsSync(join(root, path, 'index.html')) ||
  (path !== '/' && (existsSync(join(root, `${path}.html`)) || existsSync(join(root, path))))
