import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeFingerprint, firstStays, siteSource } from './release-folders'
import { runAstro } from './run-astro'

/** Renderers that stay beside the newest: a server of older code may still run. */
const KEPT = 3
/** Far above what making one may take: whoever began it was killed. */
const LEFT_AFTER_MS = 60 * 60 * 1000
const making = new Map<string, Promise<void>>()

/**
 * The folder of the code that draws pages (`server`) and of what they ask for (`client`). Astro makes it once for each
 * state of the code, for any content at any address; who asks while it is made waits. @throws Error of the build.
 */
export async function ensureRenderer(): Promise<string> {
  const key = createHash('sha256').update(await codeFingerprint())
  const folder = join(siteSource(), '.astro', 'renderers', key.digest('hex').slice(0, 32))
  const made = making.get(folder) ?? make(folder).finally(() => making.delete(folder))
  making.set(folder, made)
  await made
  return folder
}

async function make(folder: string): Promise<void> {
  // The time says that it is in use; a tree that can't be written to holds one renderer only.
  if (existsSync(folder)) return utimes(folder, new Date(), new Date()).catch(() => undefined)
  const part = `${folder}.${process.pid}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  await runAstro({ SITE_RENDERER: part, SITE_OUT: part, SITE_CACHE: join(part, 'cache') })
  await rm(join(part, 'cache'), { recursive: true, force: true })
  await firstStays(part, folder)
  await pruneRenderers(dirname(folder))
}

async function pruneRenderers(root: string): Promise<void> {
  const names = await readdir(root)
  const dated = await Promise.all(names.map(async (name) => ({ name, at: await usedAt(join(root, name)) })))
  const [parts = [], whole = []] = [true, false].map((isPart) =>
    dated.filter(({ name }) => name.endsWith('.part') === isPart),
  )
  const old = [
    ...whole.sort((a, b) => b.at - a.at).slice(KEPT + 1),
    ...parts.filter(({ at }) => at < Date.now() - LEFT_AFTER_MS),
  ]
  await Promise.all(old.map(({ name }) => rm(join(root, name), { recursive: true, force: true })))
}

// A renderer without a folder was never used.
const usedAt = async (folder: string): Promise<number> => (await stat(folder).catch(() => null))?.mtimeMs ?? 0
