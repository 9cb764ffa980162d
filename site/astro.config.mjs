import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { languageRoutes } from './src/lib/language-routes.ts'
import { listRoutes } from './src/lib/list-routes.ts'

// What most islands share is three files, since each file more weighs by itself: what scripts without React use, React, and
// the controls of forms.
const commonParts = [
  {
    name: 'words',
    test: /[\\/]shared[\\/]src[\\/]ui[\\/](?:cn|say)\.tsx$|[\\/]site[\\/]src[\\/]scripts[\\/]page-words\.ts$|[\\/]node_modules[\\/]clsx[\\/]/,
    priority: 3,
  },
  { name: 'react', test: /[\\/]node_modules[\\/]react[\\/]/, priority: 2 },
  {
    name: 'controls',
    test: /[\\/]shared[\\/]src[\\/]ui[\\/](?:button|field|input|label|skeleton)\.tsx$|[\\/]class-variance-authority[\\/]/,
    priority: 1,
  },
]

// The content policy of the HTTP server allows no inline script, and of styles one (page-transitions.ts): everything else is a file.
export default defineConfig({
  outDir: process.env.SITE_OUT ?? './dist',
  cacheDir: process.env.SITE_CACHE ?? './node_modules/.astro',
  // Every page shows what editors set for the site, so each is rendered when it is asked for (cms/src/modules/content/pages).
  output: 'server',
  // A page is whole or an error, never cut off in the middle.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  // The server keeps sessions; the site has none.
  session: false,
  trailingSlash: 'never',
  compressHTML: true,
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), furtherPages()],
  vite: {
    plugins: [tailwindcss()],
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: commonParts } } },
    },
    server: { proxy: { '/api': server(), '/pictures': server(), '/files': server() } },
  },
})

/** Pages in other languages are made from the files of their English twins, lists of warehouses from one file. */
function furtherPages() {
  const file = (name) => new URL(`./src/pages/${name}`, import.meta.url)
  return {
    name: 'further-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const { pattern, file: name } of [...languageRoutes, ...listRoutes])
          injectRoute({ pattern, entrypoint: file(name) })
      },
    },
  }
}

function server() {
  return process.env.FRONT_DOOR_URL ?? 'http://localhost:3000'
}
