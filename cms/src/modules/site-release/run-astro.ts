import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { inOwnFolder } from './build-folder'
import { astroProgram, siteSource } from './release-folders'

/** Where the program that fills listing pages stands in a server build (cms/start/build-server.ts), beside the one that runs. */
const builtFiller = join(dirname(process.argv[1] ?? ''), 'fill-listings.mjs')
/** For texts that live as long as a page: with less, a tenth of the time goes into collecting them. */
const ROOM = '--max-semi-space-size=64'
const TAIL = 4000
const LIMIT_MS = 10 * 60 * 1000
/**
 * How far builds step back behind the server. Bundles and content come one after the other and are the longest way, so
 * they have a core to themselves; pages of listings take what is left.
 */
const BACKGROUND = { content: 2, listings: 5 }

/** Runs `astro build` of `source` with these settings. @throws Error with the last lines the build printed. */
export const runAstro = (settings: Record<string, string>, source = siteSource()): Promise<void> =>
  inOwnFolder((cwd) => runBuilder([astroProgram(), 'build', '--root', source], settings, { cwd }))

/** What site/draw-content.mjs prints when the pages asked for first (SITE_FIRST) stand. */
const FIRST_DRAWN = 'first pages drawn'

/**
 * Makes the pages of the content with the code in the folder `renderer` (site/draw-content.mjs); `onFirst` is called when
 * those of SITE_FIRST stand. @throws Error with the last lines it printed, which name the page that could not be drawn.
 */
export const drawContent = (renderer: string, settings: Record<string, string>, onFirst?: () => void): Promise<void> =>
  runBuilder(
    [ROOM, join(siteSource(), 'draw-content.mjs')],
    { ...settings, SITE_RENDERER: renderer, NODE_COMPILE_CACHE: join(renderer, 'compiled') },
    {
      cwd: siteSource(),
      onSaid: (text) => {
        if (text.includes(FIRST_DRAWN)) onFirst?.()
      },
    },
  )

/**
 * Makes the pages of listings (site/src/fill-listings.ts). It may start before their shell stands and draws until then;
 * `signal` ends it when there will be none. @throws Error with the last lines it printed.
 */
export const fillListings = (settings: Record<string, string>, signal: AbortSignal): Promise<void> =>
  runBuilder(
    [ROOM, ...(existsSync(builtFiller) ? [builtFiller] : ['--import', 'tsx', join('src', 'fill-listings.ts')])],
    { ...settings, TSX_TSCONFIG_PATH: join(siteSource(), 'tsconfig.pages.json') },
    { cwd: siteSource(), signal, priority: BACKGROUND.listings },
  )

type Place = { cwd: string; signal?: AbortSignal; priority?: number; onSaid?: (text: string) => void }

/** Runs a program of the site at a lower priority than the server's own. */
async function runBuilder(program: string[], settings: Record<string, string>, place: Place): Promise<void> {
  const { cwd, signal, priority = BACKGROUND.content } = place
  const child = spawn(process.execPath, program, {
    cwd,
    env: {
      ...process.env,
      ...settings,
      SITE_PARENT: String(process.pid),
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => void child.kill('SIGKILL')
  process.once('exit', stop)
  signal?.addEventListener('abort', stop)
  const timer = setTimeout(stop, LIMIT_MS)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-TAIL)
      place.onSaid?.(text)
    })
  if (child.pid !== undefined) setPriority(child.pid, priority)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(said.trim() || `the build ended with ${code ?? 'a signal'}`)
  } finally {
    clearTimeout(timer)
    process.off('exit', stop)
    signal?.removeEventListener('abort', stop)
  }
}
