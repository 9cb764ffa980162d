import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { astroProgram, siteSource } from './release-folders'

const TAIL = 4000
const LIMIT_MS = 10 * 60 * 1000
const BACKGROUND = 5

/** Runs `astro build` with these settings. @throws Error with the last lines the build printed. */
export const runAstro = (settings: Record<string, string>): Promise<void> =>
  runBuilder([astroProgram(), 'build'], settings)

/** Makes the pages of listings from a shell (site/src/fill-listings.ts). @throws Error with the last lines it printed. */
export const fillListings = (settings: Record<string, string>): Promise<void> =>
  runBuilder(['--import', 'tsx', join('src', 'fill-listings.ts')], {
    ...settings,
    TSX_TSCONFIG_PATH: join(siteSource(), 'tsconfig.pages.json'),
  })

/** Runs a program of the site at a lower priority than the server's own. */
async function runBuilder(program: string[], settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, program, {
    cwd: siteSource(),
    env: {
      ...process.env,
      ...settings,
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
