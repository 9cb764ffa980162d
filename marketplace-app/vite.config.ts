import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pageTransitions } from '@stackyard/shared/reference/page-transitions'
import { pruneCatalog } from './prune-catalog.ts'

/** `npm run dev` and the front door proxy to each other through this address. */
const frontDoor = process.env.FRONT_DOOR_URL ?? 'http://localhost:3000'

/**
 * Sonner writes its styles into a <style> element, which the content policy refuses; the same styles are imported as
 * a file (components/toaster.tsx).
 */
const toastStylesAsFile = (): Plugin => ({
  name: 'toast-styles-as-file',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null
    if (!code.includes('\n__insertCSS(')) throw new Error('sonner no longer inserts its styles: remove this plugin')
    return { code: code.replaceAll('\n__insertCSS(', '\nvoid ('), map: null }
  },
})

/** See shared/src/reference/page-transitions.ts. */
const joinPageTransitions = (): Plugin => ({
  name: 'join-page-transitions',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: pageTransitions, injectTo: 'head-prepend' }],
  },
})

/** Modules that are there before any text is made (src/main.tsx, src/lib/texts/ar/speak.ts, texts/es/speak.ts). */
const beforeTexts =
  /preload-helper|src\/lib\/(?:schema-mode|language|stored-look|device-storage)\.ts|shared\/src\/(?:texts\/said-sentence|messages\/(?:spoken|en[\w-]*)|ui\/(?:say|speak|format|spoken-commitment)|domain\/(?:money|calendar|commitment)|reference\/(?:brand|languages|said-day))\.tsx?/

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    toastStylesAsFile(),
    pruneCatalog(),
    joinPageTransitions(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist',
    assetsDir: 'app-assets',
    // Fonts and pictures stay files: the content policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    // The page names its first pieces; the list of what each screen needs besides would be part of every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What nearly all screens share comes in one piece: small ones compress badly and lengthen the list of them.
        // What main.tsx and the words of a language need stands apart: texts are made when their piece is loaded, after that.
        codeSplitting: {
          groups: [
            { name: 'voice', test: beforeTexts, priority: 1, minSize: 0 },
            { name: 'kit', minShareCount: 35, maxModuleSize: 6000, minSize: 0 },
          ],
        },
      },
    },
  },
  // What a worker needs seldom comes when it is needed.
  worker: { format: 'es' },
  // The dependency scanner would serve sonner before the plugin above has seen it.
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    port: 5173,
    proxy: {
      '/api': frontDoor,
      '/pictures': frontDoor,
      '/files': frontDoor,
    },
  },
})
