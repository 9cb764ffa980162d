import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** `path` is its address, from the root. */
export type ReleasePage = { path: string; html: string }

const PAGE = /\/?(?:index)?(?:\.html|\.page\.gz)$/

/** All pages of a release in `folder`, those of listings unpacked (site/src/fill-listings.ts). */
export const releasePages = (folder: string): ReleasePage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file))
    .map((file) => {
      const content = readFileSync(join(folder, file))
      const html = (file.endsWith('.gz') ? gunzipSync(content) : content).toString()
      return { path: `/${file.replace(PAGE, '')}`, html }
    })
