import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = ['index.html', 'index.html.gz', 'index.html.br']

/**
 * Takes the pages that src/lib/kept-pages.ts left out over from the release before, with their compressed twins; a page
 * too short to be compressed has none. Answers how many they are.
 */
export function keepPages(root, before = '') {
  const notes = join(root, '.pages')
  if (!existsSync(notes)) return 0
  let count = 0
  for (const name of readdirSync(notes)) {
    const { kept } = JSON.parse(readFileSync(join(notes, name), 'utf8'))
    for (const path of kept) takeOver(join(before, path), join(root, path))
    count += kept.length
  }
  return count
}

function takeOver(from, to) {
  mkdirSync(to, { recursive: true })
  for (const file of FILES) if (existsSync(join(from, file))) linkSync(join(from, file), join(to, file))
}
