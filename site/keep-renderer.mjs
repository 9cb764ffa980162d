import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Astro puts the code that draws pages while it builds, within the build's output. */
const MADE = join('server', '.prerender')

/**
 * With SITE_RENDERER a build makes no page: it leaves the code that draws them in `draw` of that folder, for
 * `draw-content.mjs`. The build's own output beside it is `client`, what pages ask for (styles, scripts and public files),
 * and `server`, which renders the pages that are rendered on demand.
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
    teardown: () => keep(join(folder, MADE), join(folder, 'draw')),
  }
  return {
    name: 'keep-renderer',
    hooks: {
      // With an adapter and a prerenderer of its own a build has no entry for prerendering unless one is named.
      'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [prerenderEntry] } }),
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(() => prerenderer),
    },
  }
}

const prerenderEntry = {
  name: 'prerender-entry',
  config: () => ({
    environments: { prerender: { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } } },
  }),
}

/** @throws Error when Astro put the code elsewhere */
async function keep(from, to) {
  if (!existsSync(from)) throw new Error(`Astro left no code for drawing pages in ${from}.`)
  await rename(from, to)
}
