import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from '../src/platform/compress-folder.ts'
import { runToEnd } from './processes.ts'

export const rootFolder = join(import.meta.dirname, '..', '..')

const SKIPPED = new Set(['node_modules', 'dist', '.next', '.astro', '.data', 'test-results', '.out'])

/** The digest of all sources in these folders, of the installed packages, and of where the tree stands. */
export async function digestOf(folders: string[]): Promise<string> {
  const hash = createHash('sha256').update(rootFolder)
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (SKIPPED.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile()) hash.update(path.slice(rootFolder.length)).update(await readFile(path))
    }
  }
  for (const folder of folders) await walk(join(rootFolder, folder))
  hash.update(await readFile(join(rootFolder, 'package-lock.json')))
  return hash.digest('hex')
}

/** Runs a build unless its output was made from the very same sources. The stamp is written last, so a cut-off build counts as none. */
async function unlessFresh(stamp: string, sources: string[], build: () => Promise<void>): Promise<boolean> {
  const digest = await digestOf(sources)
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) return false
  await rm(stamp, { force: true })
  await build()
  await writeFile(`${stamp}.part`, digest)
  await rename(`${stamp}.part`, stamp)
  return true
}

const bin = async (name: string): Promise<string> => {
  const path = join(rootFolder, 'node_modules', ...name.split('/'))
  await stat(path)
  return path
}

/** Builds the app into marketplace-app/dist, packed as the HTTP server serves it. Answers whether there was anything to do. */
export const buildApp = (): Promise<boolean> => {
  const dist = join(rootFolder, 'marketplace-app', 'dist')
  return unlessFresh(join(dist, '.built-from'), ['marketplace-app', 'shared'], async () => {
    await runToEnd([await bin('vite/bin/vite.js'), 'build'], {
      cwd: join(rootFolder, 'marketplace-app'),
      env: { NODE_ENV: 'production' },
    })
    await compressFolder(dist)
  })
}

const PANEL_WAIT_MS = 2000
const PANEL_TRIES = 90

async function nextBuild(): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await runToEnd([await bin('next/dist/bin/next'), 'build'], {
        cwd: join(rootFolder, 'cms'),
        env: { NODE_ENV: 'production', STACKYARD_TOOL: '1', NEXT_TELEMETRY_DISABLED: '1' },
      })
      await stat(join(rootFolder, 'cms', '.next', 'BUILD_ID'))
      return
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('Another next build process')
      if (!isTaken || attempt >= PANEL_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PANEL_WAIT_MS))
    }
}

/** Builds Payload's panel into cms/.next, after a build that another process has begun. Answers whether there was anything to do. */
export const buildNext = (): Promise<boolean> =>
  unlessFresh(
    join(rootFolder, 'cms', '.next', '.built-from'),
    ['cms/src', 'shared/src/reference', 'shared/src/schema'],
    nextBuild,
  )
