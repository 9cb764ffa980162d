import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { arabicRoutes } from './src/lib/arabic-routes.ts'
import { compressRelease } from './compress-release.mjs'
import { keepRenderer } from './keep-renderer.mjs'
import { onDemandRoutes } from './src/lib/on-demand-routes.ts'

// The content policy of the front door allows no inline script, and of styles one (page-transitions.ts): everything else is a file.
export default defineConfig({
  outDir: process.env.SITE_OUT ?? './dist',
  cacheDir: process.env.SITE_CACHE ?? './node_modules/.astro',
  // A page is whole or an error, never cut off in the middle.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  // The server keeps sessions; the site has none.
  session: false,
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [react(), keepRenderer(), compressRelease(), furtherPages()],
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
    server: { proxy: { '/api': frontDoor(), '/pictures': frontDoor(), '/files': frontDoor() } },
  },
})

/** Arabic pages are made from the files of their English twins; lists of warehouses are rendered when they are asked for. */
function furtherPages() {
  const file = (name) => new URL(`./src/pages/${name}`, import.meta.url)
  return {
    name: 'further-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const { pattern, file: name } of arabicRoutes)
          injectRoute({ pattern, entrypoint: file(name), prerender: true })
        for (const { pattern, file: name } of onDemandRoutes)
          injectRoute({ pattern, entrypoint: file(name), prerender: false })
      },
    },
  }
}

function frontDoor() {
  return process.env.FRONT_DOOR_URL ?? 'http://localhost:3000'
}
