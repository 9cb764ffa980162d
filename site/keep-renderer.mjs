import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Stands for the address of the site in code that is kept; nothing answers at it. */
export const NO_ADDRESS = 'https://address-of-the-site.invalid'

/** Where Astro puts the code that draws pages, within the working folder, while it builds into a folder outside it. */
const MADE = join('.astro', '.prerender')

/**
 * With SITE_RENDERER a build makes no page: it leaves the code that draws them in `server` of that folder, for
 * `draw-content.mjs`. What pages ask for, styles, scripts and public files, stands in the build's own output.
 */
export function keepRenderer() {
  const folder = process.env.SITE_RENDERER
  if (!folder) return { name: 'keep-renderer', hooks: {} }
  const prerenderer = {
    name: 'keep-renderer',
    getStaticPaths: async () => [],
    render: () => {
      throw new Error('A build that keeps the code makes no page.')
    },
    teardown: () => keep(join(process.cwd(), MADE), join(folder, 'server')),
  }
  return {
    name: 'keep-renderer',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(() => prerenderer),
      'astro:build:done': ({ dir }) => assertNoAddress(fileURLToPath(dir)),
    },
  }
}

/** @throws Error when Astro put the code elsewhere */
async function keep(from, to) {
  if (!existsSync(from)) throw new Error(`Astro left no code for drawing pages in ${from}.`)
  await rename(from, to)
}

/** Only the code for drawing gets the site's address later. @throws Error naming a file that readers get and has it */
async function assertNoAddress(client) {
  for (const file of await readdir(client, { recursive: true }))
    if (/\.(js|css|json|txt|svg|xml)$/.test(file) && (await readFile(join(client, file), 'utf8')).includes(NO_ADDRESS))
      throw new Error(`${file} holds the address of the site; it is kept for any.`)
}
