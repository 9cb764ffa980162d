import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from '../../../platform/compress-folder'
import { sourceDigest } from '../../../platform/source-digest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', '..')
const site = join(root, 'site')
/** Builds that stay beside the newest: a server of older code may still run. */
const KEPT = 3
/** Far above what a build may take: whoever began an older one was killed. */
const LEFT_AFTER_MS = 60 * 60 * 1000
const LIMIT_MS = 10 * 60 * 1000
const TAIL = 4000
/** How far a build steps back behind the server. */
const BACKGROUND = 2
const SOURCES = [
  'site/src',
  'site/public',
  'site/package.json',
  'site/astro.config.mjs',
  'shared/src',
  'package-lock.json',
]
const making = new Map<string, Promise<void>>()

/**
 * The folder of `astro build` for this code: `server`, which renders pages, and `client`, what they ask for. It is made
 * once for each state of the code, without a database; who asks while it is made waits.
 * @throws Error with the last lines of a build that failed
 */
export async function ensureSiteBuild(): Promise<string> {
  const folder = join(site, '.astro', 'builds', sourceDigest(root, SOURCES).slice(0, 32))
  const made = making.get(folder) ?? make(folder).finally(() => making.delete(folder))
  making.set(folder, made)
  await made
  return folder
}

async function make(folder: string): Promise<void> {
  // The time says that it is in use; a tree that can't be written to holds one build only.
  if (existsSync(folder)) return utimes(folder, new Date(), new Date()).catch(() => undefined)
  // Below the site, since the code finds its packages by the folders above it.
  const part = `${folder}.${process.pid}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  await runAstro(part)
  await rm(join(part, 'cache'), { recursive: true, force: true })
  await compressFolder(join(part, 'client'))
  await rename(part, folder).catch(async (error: unknown) => {
    // Another process was first: its build stays.
    if (!existsSync(folder)) throw error
    await rm(part, { recursive: true, force: true })
  })
  await prune(dirname(folder))
}

async function runAstro(out: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--root', site],
    {
      // Astro keeps what it works with below the working folder: two builds in one would overwrite each other's.
      cwd: out,
      env: {
        ...process.env,
        SITE_OUT: out,
        SITE_CACHE: join(out, 'cache'),
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const stop = () => void child.kill('SIGKILL')
  process.once('exit', stop)
  const timer = setTimeout(stop, LIMIT_MS)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-TAIL)
    })
  // A container may not step forward again from where `nice` put it.
  if (child.pid !== undefined) setPriority(child.pid, Math.max(BACKGROUND, getPriority()))
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(said.trim() || `the build of the site ended with ${code ?? 'a signal'}`)
  } finally {
    clearTimeout(timer)
    process.off('exit', stop)
  }
}

async function prune(folder: string): Promise<void> {
  // Another process may have deleted one since the folder was read.
  const usedAt = async (name: string) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0
  const dated = await Promise.all((await readdir(folder)).map(async (name) => ({ name, at: await usedAt(name) })))
  const isPart = ({ name }: { name: string }) => name.endsWith('.part')
  const old = [
    ...dated
      .filter((one) => !isPart(one))
      .sort((a, b) => b.at - a.at)
      .slice(KEPT + 1),
    ...dated.filter((one) => isPart(one) && one.at < Date.now() - LEFT_AFTER_MS),
  ]
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}
