import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const ROOT = join(import.meta.dirname, '..')
/** Files share their workers' modules: loading them anew for each file takes longer than most files. */
const shared = { isolate: false } as const
const serial = { ...shared, fileParallelism: false, pool: 'forks', testTimeout: 30_000, hookTimeout: 120_000 } as const

/**
 * Five projects: `unit` beside the code, `screens` (components of site and app in a document of happy-dom, `*.test.tsx`
 * beside them), `architecture` over the tree, `api` against one stack that its files share, and `faults`, whose files
 * start stacks of their own. The last two use one database cluster a run and go file by file.
 */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { '@payload-config': join(ROOT, 'cms/src/payload.config.ts') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...shared,
          testTimeout: 30_000,
          include: ['{shared,cms,site,marketplace-app,seed,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/.out/**'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'screens',
          include: ['{shared,site,marketplace-app}/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: [join(ROOT, 'tests/setup/screens.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.spec.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,contract}/**/*.spec.ts'],
          globalSetup: [join(ROOT, 'tests/setup/global/shared-stack.ts')],
          ...serial,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.spec.ts'],
          globalSetup: [join(ROOT, 'tests/setup/global/cluster.ts')],
          ...serial,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
