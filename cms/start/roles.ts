import { rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { rootFolder } from './build.ts'

/** What a build can be run as (`npm run <role>`), and the program of each. */
const ROLES = {
  serve: 'server',
  worker: 'worker',
  migrate: 'migrate',
  setup: 'setup',
  'check-money': 'check-money',
  'copy-storage': 'copy-storage',
}

/** The roles whose work is traced where OTEL_EXPORTER_OTLP_ENDPOINT is set; what traces is loaded before what is traced. */
const TRACED = new Set(['serve', 'worker'])

/**
 * Writes a file for each role beside the server builds: plain node runs it, with no development dependency. It loads the
 * build that `serverFile` belongs to, with a cache of compiled code where the disk can be written to. React and others
 * read NODE_ENV for themselves, so it is set before anything is loaded.
 */
export async function writeRoles(serverFile: string): Promise<void> {
  const build = basename(dirname(serverFile))
  for (const [role, program] of Object.entries(ROLES)) {
    const file = join(rootFolder, 'cms', 'dist', `${role}.mjs`)
    const text = [
      `import { enableCompileCache } from 'node:module'`,
      `process.env.NODE_ENV ||= 'production'`,
      ...(role === 'serve' ? [`process.env.RUN_WORKER ||= '0'`] : []),
      `enableCompileCache(import.meta.dirname + '/server/${build}/compiled')`,
      ...(TRACED.has(role) ? [`await import('./server/${build}/tracing.mjs')`] : []),
      `await import('./server/${build}/${program}.mjs')`,
    ]
    await writeFile(`${file}.part`, `${text.join('\n')}\n`)
    await rename(`${file}.part`, file)
  }
}
