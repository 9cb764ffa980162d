import { copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { compressFiles } from './compress-release.mjs'
import { keepPages } from './keep-pages.mjs'

/*
 * Makes the pages of the content with the code that a build with keep-renderer.mjs left: what `astro build` does after
 * its bundles, which no change of content touches. `node draw-content.mjs` with SITE_RENDERER (that build's folder, within
 * the site, since the code finds its packages by the folders above it), SITE_SNAPSHOT, SITE_OUT, SITE_URL; with SITE_BEFORE
 * (the release before) pages that have not changed are taken over.
 */

const { SITE_RENDERER = '', SITE_OUT = '', SITE_URL = '', SITE_BEFORE } = process.env
const ENTRY = /^prerender-entry\..*\.mjs$/
/** Pages that are drawn at once: they wait for nothing, so more would only hold more in memory. */
const AT_ONCE = 4
/** What has its file beside the folder of its path, for all to see (as Astro does). */
const BESIDE = new Set(['/404', '/500'])

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** The entry of the code that draws pages. */
function entryOfCode() {
  const folder = join(SITE_RENDERER, 'draw')
  const entry = readdirSync(folder).find((file) => ENTRY.test(file))
  if (!entry) throw new Error(`There is no code for drawing pages in ${SITE_RENDERER}.`)
  return join(folder, entry)
}

/** Astro's program for drawing pages, told what it otherwise learns of the build it runs in: the styles of each route. */
async function openApp() {
  const { app } = await import(pathToFileURL(entryOfCode()).href)
  const pages = new Map()
  for (const { routeData, styles, scripts } of app.manifest.routes) {
    if (scripts.length > 0) throw new Error(`${routeData.route} has scripts of a kind that is not known here.`)
    const sheets = styles.map((sheet, order) => ({ sheet, order, depth: 0 }))
    pages.set(`${routeData.route}&${routeData.component}`, { styles: sheets })
  }
  app.setInternals({ pagesByKeys: pages })
  app.setOptions({ settings: { scripts: [] }, logger: app.logger })
  return app
}

/** Links what pages ask for, with its compressed twins, into the release. Answers the paths. */
function linkAssets() {
  const from = join(SITE_RENDERER, 'client')
  const paths = filesIn(from)
  for (const path of paths) {
    mkdirSync(dirname(join(SITE_OUT, path)), { recursive: true })
    linkOrCopy(join(from, path), join(SITE_OUT, path))
  }
  return new Set(paths)
}

/** Releases may lie on another disk than the code. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error
    copyFileSync(from, to)
  }
}

/** The file of a page in a release. */
function fileOf({ pathname, route }) {
  const path = posix.join('.', encodeURI(pathname))
  if (route.type === 'endpoint') return path
  return BESIDE.has(pathname) ? `${path}.html` : posix.join(path, 'index.html')
}

/** The pages of the part by their files, those of the first routes first: one path has one page. */
async function pagesOf(app, assets) {
  const pages = new Map()
  for (const page of await new StaticPaths(app).getAll()) {
    const file = fileOf(page)
    if (!pages.has(file) && !assets.has(file)) pages.set(file, page)
  }
  return pages
}

/** @throws Error naming the page that could not be drawn */
async function drawn(app, { pathname, route }) {
  try {
    const answer = await app.render(new Request(new URL(pathname, SITE_URL)), { routeData: route })
    if (answer.status >= 300 && answer.status < 400) throw new Error('A page of a release leads nowhere else.')
    return answer.body && Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    throw new Error(`${pathname} could not be drawn: ${error?.message ?? error}`, { cause: error })
  }
}

/** Draws pages by their files. Answers the files that were made. */
async function drawPages(app, pages) {
  const waiting = pages.entries()
  const made = []
  const work = async () => {
    for (const [file, page] of waiting) {
      const content = await drawn(app, page)
      if (!content) continue
      mkdirSync(dirname(join(SITE_OUT, file)), { recursive: true })
      writeFileSync(join(SITE_OUT, file), content)
      made.push(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
}

async function drawAll() {
  const app = await openApp()
  const pages = await pagesOf(app, linkAssets())
  const made = await drawPages(app, pages)
  const kept = keepPages(SITE_OUT, SITE_BEFORE)
  await compressFiles(SITE_OUT, made, SITE_BEFORE)
  process.stdout.write(`${made.length} pages drawn, ${kept} as before\n`)
}

try {
  await drawAll()
} catch (error) {
  // Editors read the first words.
  process.stderr.write([error, error?.cause].map((one) => `${one?.stack ?? one ?? ''}\n`).join(''))
  process.exitCode = 1
}
