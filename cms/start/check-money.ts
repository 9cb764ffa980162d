import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rootFolder } from './build.ts'

/** Whether a package can be loaded here: development dependencies are pruned in an image and on servers. */
function isHere(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    // It is not installed.
    return false
  }
}

/** `npm run check:money`: from the sources where they can be run, else from the build (`npm run build`). */
function main(): number {
  const program = isHere('tsx')
    ? ['--import', 'tsx', join(rootFolder, 'cms', 'src', 'check-money.ts')]
    : [join(rootFolder, 'cms', 'dist', 'check-money.mjs')]
  return spawnSync(process.execPath, program, { stdio: 'inherit' }).status ?? 1
}

process.exit(main())
