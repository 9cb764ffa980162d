import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { inOwnFolder } from './build-folder'
import { astroProgram, siteSource } from './release-folders'

/** For texts that live as long as a page: with less, a tenth of the time goes into collecting them. */
const ROOM = '--max-semi-space-size=64'
const TAIL = 4000
const LIMIT_MS = 10 * 60 * 1000
/** How far builds step back behind the server. */
const BACKGROUND = 2

/** Runs `astro build` of `source` with these settings. @throws Error with the last lines the build printed. */
export const runAstro = (settings: Record<string, string>, source = siteSource()): Promise<void> =>
  inOwnFolder((cwd) => runBuilder([astroProgram(), 'build', '--root', source], settings, { cwd }))

/**
 * Makes the pages of the content with the code in the folder `renderer` (site/draw-content.mjs).
 * @throws Error with the last lines it printed, which name the page that could not be drawn.
 */
export const drawContent = (renderer: string, settings: Record<string, string>): Promise<void> =>
  runBuilder(
    [ROOM, join(siteSource(), 'draw-content.mjs')],
    { ...settings, SITE_RENDERER: renderer, NODE_COMPILE_CACHE: join(renderer, 'compiled') },
    { cwd: siteSource() },
  )

type Place = { cwd: string }

/** Runs a program of the site at a lower priority than the server's own. */
async function runBuilder(program: string[], settings: Record<string, string>, place: Place): Promise<void> {
  const child = spawn(process.execPath, program, {
    cwd: place.cwd,
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
  const timer = setTimeout(stop, LIMIT_MS)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-TAIL)
    })
  if (child.pid !== undefined) setPriority(child.pid, BACKGROUND)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(said.trim() || `the build ended with ${code ?? 'a signal'}`)
  } finally {
    clearTimeout(timer)
    process.off('exit', stop)
  }
}
