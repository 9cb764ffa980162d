import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.astro', '/index.ts', '/index.tsx']

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** The file of the tree that an import of another one means; undefined for packages and what is no program. */
function importedFile(from: string, wanted: string): string | undefined {
  const base = wanted.startsWith('.')
    ? resolve(dirname(from), wanted)
    : wanted.startsWith('@stackyard/shared/')
      ? join(ROOT, 'shared/src', wanted.replace('@stackyard/shared/', ''))
      : undefined
  const found = base && ENDINGS.map((ending) => base + ending).find(isFile)
  return found && /\.(?:tsx?|astro)$/.test(found) ? found : undefined
}

/**
 * The text of every file that some files of the tree need, by path from the root, with what is loaded later; files that
 * `isLeaf` names are left out with what they need.
 */
export function reachedFiles(entries: readonly string[], isLeaf: (path: string) => boolean): Map<string, string> {
  const reached = new Map<string, string>()
  const waiting = entries.map((entry) => join(ROOT, entry))
  for (const file of waiting) {
    const path = file.slice(ROOT.length + 1)
    if (reached.has(path) || isLeaf(path)) continue
    const text = readFileSync(file, 'utf8')
    reached.set(path, text)
    for (const [, wanted = ''] of text.matchAll(IMPORT)) {
      const next = importedFile(file, wanted)
      if (next) waiting.push(next)
    }
  }
  return reached
}
