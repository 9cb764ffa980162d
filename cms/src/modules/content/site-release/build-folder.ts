import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteSource } from './release-folders'

/** Far above what a build may take: whoever made an older folder was killed. */
const LEFT_AFTER_MS = 60 * 60 * 1000
const PREFIX = 'build-'

/**
 * Runs `build` with a working folder of its own, which is taken away after. Astro keeps the code that it renders pages
 * with below the working folder, so two builds in one would overwrite each other's. The folder stands within the site,
 * since that code finds its packages by the folders above it.
 */
export async function inOwnFolder<T>(build: (folder: string) => Promise<T>): Promise<T> {
  const root = join(siteSource(), '.astro')
  await mkdir(root, { recursive: true })
  await removeLeft(root)
  const folder = await mkdtemp(join(root, PREFIX))
  try {
    return await build(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeLeft(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(PREFIX)) continue
    // Another build may have removed it since the folder was read.
    const found = await stat(join(root, name)).catch(() => null)
    if (found && found.mtimeMs < Date.now() - LEFT_AFTER_MS)
      await rm(join(root, name), { recursive: true, force: true })
  }
}
