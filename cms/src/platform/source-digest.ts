import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', '.next', '.astro', '.data', 'test-results', '.out'])

/**
 * The digest of files, and of all in folders, by their paths below `root` and what they hold; of their times nothing. They are
 * read one after the other while the process waits: thousands of small ones take 50 ms so, and ten times as long otherwise.
 */
export function sourceDigest(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string): void => {
    const full = join(root, path)
    // An editor's lock is a link to nowhere.
    const found = statSync(full, { throwIfNoEntry: false })
    if (found?.isFile()) hash.update(`${path}\n`).update(readFileSync(full))
    else if (found?.isDirectory())
      for (const name of readdirSync(full).sort())
        if (!SKIPPED.has(name) && !name.endsWith('.tsbuildinfo')) add(join(path, name))
  }
  sources.forEach(add)
  return hash.digest('hex')
}
