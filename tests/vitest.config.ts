import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const ROOT = join(import.meta.dirname, '..')
/** Files share their workers' modules: loading them anew for each file takes longer than most files. */
const shared = { isolate: false } as const
const serial = { ...shared, fileParallelism: false, pool: 'forks', testTimeout: 30_000, hookTimeout: 120_000 } as const

/** Components' tests that change a module (mocks, routes in another tree, another language) have modules of their own; all others share theirs. */
const SCREENS = globSync('{shared,site,marketplace-app}/src/**/*.test.tsx', { cwd: ROOT })
const isApart = (file: string): boolean =>
  /vi\.(?:do)?mock\(|\bRoute\.update\(|\brouteTree\b|texts\/(?:ar|es)\/speak/i.test(
    readFileSync(join(ROOT, file), 'utf8'),
  )
const screens = {
  testTimeout: 60_000,
  setupFiles: [join(ROOT, 'tests/setup/screens.ts')],
}

/** Of the files that start houses of their own, those that take longest: begun last, one would be waited for alone. */
const LONG = ['start', 'kill', 'race', 'content-pages', 'payouts', 'plans', 'auditor']

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/faults/${name}.spec.ts`))
      return place === -1 ? LONG.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/**
 * Seven projects: `unit` beside the code, `screens` and `screens-apart` (components of site and app in a document of
 * happy-dom, `*.test.tsx` beside them), `architecture` over the tree, `api` against one stack that its files share, and
 * `faults`, whose files start stacks of their own. The last two use one database cluster a run; `api` goes file by file,
 * `faults` two files at once, those that take longest first. `fleet` has a cluster of its own, and is no part of `npm test`.
 */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { '@payload-config': join(ROOT, 'cms/src/payload.config.ts') } },
  test: {
    sequence: { sequencer: LongFirst },
    // Stacks end in order, on a slow machine too.
    teardownTimeout: 60_000,
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
          ...shared,
          ...screens,
          include: SCREENS.filter((file) => !isApart(file)),
          environment: join(ROOT, 'tests/setup/one-document.ts'),
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'screens-apart',
          ...screens,
          include: SCREENS.filter(isApart),
          environment: 'happy-dom',
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
          // They wait for processes that start more than they compute.
          fileParallelism: true,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      { extends: true, test: { name: 'fleet', include: ['tests/fleet/*.spec.ts'], ...serial } },
    ],
  },
})
