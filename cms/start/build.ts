import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from '../src/platform/compress-folder.ts'
import { sourceDigest } from '../src/platform/source-digest.ts'
import { runToEnd } from './processes.ts'

export const rootFolder = join(import.meta.dirname, '..', '..')

/** The digest of all sources in these folders, of the installed packages, and of where the tree stands. */
export const digestOf = (folders: readonly string[]): string =>
  createHash('sha256')
    .update(rootFolder)
    .update(sourceDigest(rootFolder, [...folders, 'package-lock.json']))
    .digest('hex')

type Build = { stamp: string; sources: string[] }

/** The digest of a build's sources when its output was made from others; the stamp goes, since nobody may take that output. */
async function staleDigest({ stamp, sources }: Build): Promise<string | undefined> {
  const digest = digestOf(sources)
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === digest) return undefined
  await rm(stamp, { force: true })
  return digest
}

/** Runs a build unless its output was made from the very same sources. The stamp is written last, so a cut-off build counts as none. */
async function unlessFresh({ stamp, sources }: Build, build: () => Promise<void>): Promise<boolean> {
  const digest = await staleDigest({ stamp, sources })
  if (digest === undefined) return false
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
  return unlessFresh({ stamp: join(dist, '.built-from'), sources: ['marketplace-app', 'shared'] }, async () => {
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

const panel: Build = {
  stamp: join(rootFolder, 'cms', '.next', '.built-from'),
  sources: ['cms/src', 'shared/src/reference', 'shared/src/schema'],
}

/** Answers whether the panel has to be built; until it is, no server takes what another state of the sources left. */
export const isPanelStale = async (): Promise<boolean> => (await staleDigest(panel)) !== undefined

/** Builds Payload's panel into cms/.next, after a build that another process has begun. Answers whether there was anything to do. */
export const buildNext = (): Promise<boolean> => unlessFresh(panel, nextBuild)
