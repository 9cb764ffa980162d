import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILES = ['index.html', 'index.html.gz', 'index.html.br']

/** Takes the pages that src/lib/kept-pages.ts left out over from the release before, with their compressed twins. */
export function keepPages() {
  return {
    name: 'keep-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const notes = join(root, '.pages')
        if (!existsSync(notes)) return
        let count = 0
        for (const name of await readdir(notes)) {
          const { kept } = JSON.parse(await readFile(join(notes, name), 'utf8'))
          for (const path of kept) await takeOver(join(process.env.SITE_BEFORE ?? '', path), join(root, path))
          count += kept.length
        }
        logger.info(`${count} pages as before`)
      },
    },
  }
}

/** A page too short to be compressed has no twins. */
async function takeOver(from, to) {
  await mkdir(to, { recursive: true })
  for (const file of FILES) if (existsSync(join(from, file))) await link(join(from, file), join(to, file))
}
