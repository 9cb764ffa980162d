import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { arabicRoutes } from './src/lib/arabic-routes.ts'
import { compressRelease } from './compress-release.mjs'
import { keepRenderer, NO_ADDRESS } from './keep-renderer.mjs'

// The content policy of the front door allows no inline script, and of styles one (page-transitions.ts): everything else is a file.
export default defineConfig({
  site: process.env.SITE_RENDERER ? NO_ADDRESS : (process.env.SITE_URL ?? 'http://localhost:3000'),
  outDir: process.env.SITE_OUT ?? './dist',
  cacheDir: process.env.SITE_CACHE ?? './node_modules/.astro',
  trailingSlash: 'never',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [react(), keepRenderer(), compressRelease(), arabicPages()],
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
    server: { proxy: { '/api': frontDoor(), '/pictures': frontDoor(), '/files': frontDoor() } },
  },
})

/** Arabic pages are made from the files of their English twins. */
function arabicPages() {
  return {
    name: 'arabic-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute, command }) => {
        const inject = (pattern, file) =>
          injectRoute({ pattern, entrypoint: new URL(`./src/pages/${file}`, import.meta.url), prerender: true })
        for (const { pattern, file } of arabicRoutes) inject(pattern, file)
        // A release's is made with the pages that list warehouses (src/fill-listings.ts).
        if (command === 'dev')
          for (const pattern of ['/search', '/search/warehouses', '/ar/search', '/ar/search/warehouses'])
            inject(pattern, 'search/_warehouses.astro')
      },
    },
  }
}

function frontDoor() {
  return process.env.FRONT_DOOR_URL ?? 'http://localhost:3000'
}
