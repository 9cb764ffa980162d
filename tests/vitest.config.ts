import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const ROOT = join(import.meta.dirname, '..')
const PAYLOAD_CONFIG = join(ROOT, 'cms/src/payload.config.ts')

/**
 * Four projects: `unit` beside the code, `architecture` over the tree, `api` and `faults` against running servers.
 * The last two share one database cluster a run (globalSetup) and run their files one after another.
 */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { '@payload-config': PAYLOAD_CONFIG } },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,cms,site,marketplace-app,seed,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/.out/**'],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/*.spec.ts'], hookTimeout: 60_000 },
      },
    ],
  },
})
