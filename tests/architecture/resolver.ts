/**
 * Import resolver of the boundary rules: relative paths and `@stackyard/<workspace>/<path>`, as the `exports` of each
 * package.json maps them. Anything else (npm packages, node:*) is reported as not found, which the rules call external.
 */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve as resolvePath } from 'node:path'

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.js', '.mjs', '.astro', '.css', '/index.ts', '/index.tsx']
const FOLDERS: Record<string, string> = { shared: 'shared/src', cms: 'cms/src', seed: 'seed/src', tests: 'tests' }

type Resolution = { found: true; path: string } | { found: false }

/** The root is where .oxlintrc.json lies, found from the importing file upwards, so that planted trees work too. */
function rootOf(file: string): string {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    if (existsSync(join(dir, '.oxlintrc.json'))) return dir
  }
  return process.cwd()
}

function baseOf(source: string, file: string): string | null {
  if (source.startsWith('.')) return resolvePath(dirname(file), source)
  const own = /^@stackyard\/([a-z-]+)\/(.+)$/.exec(source)
  const folder = own?.[1] ? FOLDERS[own[1]] : undefined
  return folder && own?.[2] ? join(rootOf(file), folder, own[2]) : null
}

export const interfaceVersion = 2

export function resolve(source: string, file: string): Resolution {
  const base = baseOf(source.replace(/\?.*$/, ''), file)
  if (!base) return { found: false }
  for (const ending of ENDINGS) {
    if (existsSync(base + ending) && statSync(base + ending).isFile()) return { found: true, path: base + ending }
  }
  return { found: false }
}
