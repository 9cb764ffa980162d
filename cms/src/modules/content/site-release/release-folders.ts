import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, lstat, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SitePart } from './operations/enqueue-release'

/** Older releases that stay on the disk, beside the live one. */
const KEPT = 2

const rootFolder = () => join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', '..')
export const siteSource = () => join(rootFolder(), 'site')
export const astroProgram = () => join(rootFolder(), 'node_modules', 'astro', 'bin', 'astro.mjs')

export const partFolder = (dataDir: string, part: SitePart) => join(dataDir, 'site', part)
export const currentLink = (dataDir: string, part: SitePart) => join(partFolder(dataDir, part), 'current')
export const hasRelease = (dataDir: string) => existsSync(currentLink(dataDir, 'content'))

/** The folder that `current` points at, or null before the first release. */
export async function liveFolder(dataDir: string, part: SitePart): Promise<string | null> {
  // There is no link before the first release.
  const target = await readlink(currentLink(dataDir, part)).catch(() => null)
  return target === null ? null : join(partFolder(dataDir, part), target)
}

/**
 * An empty folder for a release. One of its number may stand there, of a database that was since restored or made anew:
 * it is taken away, unless readers get it; then the release stands beside it. Returns its name, digits only.
 */
export async function makeFolder(dataDir: string, part: SitePart, id: number): Promise<string> {
  // There is no link before the first release.
  const isLive = (await readlink(currentLink(dataDir, part)).catch(() => null)) === String(id)
  const name = isLive ? `${id}${Date.now()}` : String(id)
  await rm(join(partFolder(dataDir, part), name), { recursive: true, force: true })
  await mkdir(join(partFolder(dataDir, part), name), { recursive: true })
  return name
}

/** Takes away the folder of a release that failed, if readers didn't get it yet. */
export async function removeFailed(dataDir: string, part: SitePart, name: string): Promise<void> {
  const folder = join(partFolder(dataDir, part), name)
  if ((await liveFolder(dataDir, part)) !== folder) await rm(folder, { recursive: true, force: true })
}

/** Makes `folder`, a child of the part's folder, the one that readers get: one rename, so nobody sees a half. */
export async function switchTo(dataDir: string, part: SitePart, name: string): Promise<void> {
  const current = currentLink(dataDir, part)
  const fresh = `${current}.${name}`
  await rm(fresh, { force: true })
  await symlink(name, fresh)
  await rename(fresh, current)
}

/** Pages that are open in a browser still ask for the assets of their release: they stay beside the new ones. */
export async function carryAssets(from: string | null, to: string): Promise<void> {
  if (from === null || !existsSync(join(from, '_astro'))) return
  await mkdir(join(to, '_astro'), { recursive: true })
  for (const name of await readdir(join(from, '_astro'))) {
    const source = join(from, '_astro', name)
    const target = join(to, '_astro', name)
    if (!existsSync(target) && (await lstat(source)).isFile()) await link(source, target)
  }
}

/** Takes away all but the live release and the newest older ones, and whatever a build that was cut off left. */
export async function pruneReleases(dataDir: string, part: SitePart): Promise<void> {
  const folder = partFolder(dataDir, part)
  // There is no link before the first release.
  const live = await readlink(currentLink(dataDir, part)).catch(() => '')
  const names = (await readdir(folder)).filter((name) => /^\d+$/.test(name) && name !== live)
  const old = names.sort((a, b) => Number(b) - Number(a)).slice(KEPT)
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/** Puts a folder that is made in its place. Who makes the same one at the same time may be first: that one stays. */
export async function firstStays(part: string, folder: string): Promise<void> {
  await rename(part, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error
    await rm(part, { recursive: true, force: true })
  })
}

const SOURCES = [
  'site/src',
  'site/public',
  'site/package.json',
  'shared/src',
  'shared/package.json',
  'package-lock.json',
  ...['astro.config', 'compress-release', 'draw-content', 'keep-pages', 'keep-renderer'].map(
    (name) => `site/${name}.mjs`,
  ),
]

/** Names, sizes and times of the code that pages are made from: with other code, equal content makes other pages. */
export async function codeFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const path = join(rootFolder(), source)
    // Sources that this installation does not have are left out.
    const found = await stat(path).catch(() => null)
    const files = found?.isDirectory() ? await readdir(path, { recursive: true }) : found ? [''] : []
    for (const file of files.sort()) {
      const { mtimeMs, size } = await stat(join(path, file))
      hash.update(`${source}/${file} ${size} ${Math.floor(mtimeMs)}\n`)
    }
  }
  return hash.digest('hex')
}
