import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * An editor waits for one page, not for a thousand: documents' pages that would be the same again are taken out of the
 * release before. Such a page is drawn of its props, the settings on every page and the code alone; SITE_BASE stands for
 * the last two. Here the same ones are left out and noted; `keep-pages.mjs` takes them over when Astro is done.
 */

type DocumentPage = { params: Record<string, string | undefined>; props: object }

/** Digests of a route's pages by path, and the paths that are taken over. */
type Notes = { digests: Record<string, string>; kept: string[] }

/** The folder of notes in a release. */
const NOTES = '.pages'

const fileOf = (release: string, routePattern: string): string =>
  join(release, NOTES, `${routePattern.replaceAll(/\W+/g, '-')}.json`)

const pathOf = (routePattern: string, params: DocumentPage['params']): string =>
  routePattern.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => params[name] ?? '')

function notesOf(release: string | undefined, routePattern: string): Notes {
  const file = release && fileOf(release, routePattern)
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Notes) : { digests: {}, kept: [] }
}

/**
 * Of a route's pages those that differ from the release before; all outside a release's build. Whatever a page shows of
 * other documents has to stand in its props.
 */
export function onlyChanged<Page extends DocumentPage>(routePattern: string, pages: Page[]): Page[] {
  const { SITE_OUT, SITE_BEFORE, SITE_BASE } = process.env
  if (!SITE_OUT || !SITE_BASE) return pages
  const before = notesOf(SITE_BEFORE, routePattern)
  const notes: Notes = { digests: {}, kept: [] }
  const changed = pages.filter(({ params, props }) => {
    const path = pathOf(routePattern, params)
    const digest = createHash('sha1')
      .update(`${SITE_BASE} ${path} ${JSON.stringify(props)}`)
      .digest('base64url')
    notes.digests[path] = digest
    const isSame = before.digests[path] === digest && existsSync(join(SITE_BEFORE ?? '', path, 'index.html'))
    if (isSame) notes.kept.push(path)
    return !isSame
  })
  mkdirSync(join(SITE_OUT, NOTES), { recursive: true })
  writeFileSync(fileOf(SITE_OUT, routePattern), JSON.stringify(notes))
  return changed
}
