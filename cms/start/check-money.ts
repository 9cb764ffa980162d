import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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
async function main(): Promise<void> {
  const isDeveloped = isHere('tsx')
  if (isDeveloped) (await import('tsx/esm/api')).register()
  const program = isDeveloped ? ['cms', 'src', 'check-money.ts'] : ['cms', 'dist', 'check-money.mjs']
  await import(pathToFileURL(join(rootFolder, ...program)).href)
}

await main()
