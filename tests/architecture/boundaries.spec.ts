import { beforeAll, describe, expect, it } from 'vitest'
import { lintPlanted, type Finding } from './plant'

/** [importing file, imported file, what the import says]: each breaks exactly one direction of the design. */
const VIOLATIONS: [from: string, to: string, source: string][] = [
  ['shared/src/reference/a.ts', 'shared/src/schema/target.ts', '../schema/target'],
  ['shared/src/schema/a.ts', 'shared/src/domain/target.ts', '../domain/target'],
  ['shared/src/schema/b.ts', 'shared/src/contract/target.ts', '../contract/target'],
  ['shared/src/domain/a.ts', 'shared/src/contract/target.ts', '../contract/target'],
  ['shared/src/domain/b.ts', 'shared/src/ui/target.tsx', '../ui/target'],
  ['shared/src/contract/a.ts', 'shared/src/domain/target.ts', '../domain/target'],
  ['shared/src/ui/a.tsx', 'shared/src/contract/target.ts', '../contract/target'],
  ['shared/src/domain/c.ts', 'cms/src/platform/target.ts', '@stackyard/cms/platform/target'],
  ['cms/src/platform/a.ts', 'cms/src/modules/accounts/m/index.ts', '../modules/accounts/m'],
  ['cms/src/platform/b.ts', 'cms/src/integrations/target.ts', '../integrations/target'],
  ['cms/src/integrations/a.ts', 'cms/src/modules/accounts/m/index.ts', '../modules/accounts/m'],
  ['cms/src/api/a.ts', 'cms/src/modules/accounts/m/operations/target.ts', '../modules/accounts/m/operations/target'],
  ['cms/src/api/b.ts', 'cms/src/server.ts', '../server'],
  ['cms/src/modules/accounts/n/a.ts', 'cms/src/server.ts', '../../../server'],
  ['cms/src/modules/accounts/n/b.ts', 'cms/src/modules/accounts/m/operations/target.ts', '../m/operations/target'],
  [
    'cms/src/modules/accounts/n/operations/a.ts',
    'cms/src/modules/accounts/n/procedures/target.ts',
    '../procedures/target',
  ],
  [
    'cms/src/modules/accounts/n/repository.ts',
    'cms/src/modules/accounts/n/operations/target.ts',
    './operations/target',
  ],
  ['cms/src/modules/accounts/n/c.ts', 'site/src/lib/target.ts', '../../../../../site/src/lib/target'],
  ['cms/src/modules/accounts/n/d.ts', 'seed/src/target.ts', '@stackyard/seed/target'],
  ['cms/src/modules/foundation/f/a.ts', 'cms/src/modules/accounts/m/index.ts', '../../accounts/m'],
  ['cms/src/modules/listings/l/a.ts', 'cms/src/modules/payments/p/index.ts', '../../payments/p'],
  ['cms/src/modules/accounts/n/f.ts', 'cms/src/modules/messaging/c/index.ts', '../../messaging/c'],
  ['cms/src/modules/content/c/a.ts', 'cms/src/modules/payments/p/index.ts', '../../payments/p'],
  ['cms/src/modules/payments/p/a.ts', 'cms/src/modules/reservations/b/index.ts', '../../reservations/b'],
  ['cms/src/modules/messaging/c/a.ts', 'cms/src/modules/payments/p/index.ts', '../../payments/p'],
  ['cms/src/modules/reservations/b/a.ts', 'cms/src/modules/management/s/index.ts', '../../management/s'],
  ['marketplace-app/src/lib/a.ts', 'marketplace-app/src/components/target.tsx', '../components/target'],
  [
    'marketplace-app/src/components/a.tsx',
    'marketplace-app/src/features/listings/f/target.tsx',
    '../features/listings/f/target',
  ],
  [
    'marketplace-app/src/features/listings/g/a.tsx',
    'marketplace-app/src/features/listings/f/target.tsx',
    '../f/target',
  ],
  ['marketplace-app/src/features/listings/g/b.tsx', 'marketplace-app/src/routes/target.tsx', '../../../routes/target'],
  ['marketplace-app/src/features/listings/g/c.tsx', 'cms/src/platform/target.ts', '@stackyard/cms/platform/target'],
  ['site/src/lib/a.ts', 'site/src/components/target.tsx', '../components/target'],
  ['site/src/islands/a.tsx', 'site/src/layouts/target.tsx', '../layouts/target'],
  ['site/src/layouts/a.tsx', 'site/src/pages/target.tsx', '../pages/target'],
  ['site/src/lib/b.ts', 'cms/src/platform/target.ts', '@stackyard/cms/platform/target'],
  ['seed/src/a.ts', 'site/src/lib/target.ts', '../../site/src/lib/target'],
]

/** Libraries which a place must not know. */
const LIBRARIES: [from: string, source: string][] = [
  ['cms/src/modules/accounts/n/operations/b.ts', 'hono'],
  ['cms/src/modules/accounts/n/operations/c.ts', 'next/server'],
  ['cms/src/modules/accounts/n/operations/d.ts', '@orpc/server'],
  ['cms/src/modules/accounts/n/e.ts', '@orpc/server'],
  ['marketplace-app/src/features/listings/g/d.tsx', '@orpc/client'],
  ['shared/src/contract/b.ts', '@orpc/contract'],
]

/** Directions the design allows: none of these may be reported. */
const ALLOWED: [from: string, to: string, source: string][] = [
  ['shared/src/domain/ok.ts', 'shared/src/schema/target.ts', '../schema/target'],
  ['cms/src/modules/accounts/n/ok.ts', 'cms/src/modules/accounts/m/index.ts', '../m'],
  ['cms/src/modules/reservations/b/ok.ts', 'cms/src/modules/payments/p/index.ts', '../../payments/p'],
  ['cms/src/modules/management/s/ok.ts', 'cms/src/modules/reservations/b/index.ts', '../../reservations/b'],
  [
    'cms/src/modules/accounts/n/procedures/ok.ts',
    'cms/src/modules/accounts/n/operations/target.ts',
    '../operations/target',
  ],
  ['cms/src/modules/accounts/n/operations/ok.ts', 'cms/src/platform/target.ts', '../../../../platform/target'],
  [
    'marketplace-app/src/routes/ok.tsx',
    'marketplace-app/src/features/listings/f/target.tsx',
    '../features/listings/f/target',
  ],
  ['site/src/pages/ok.ts', 'shared/src/domain/target.ts', '@stackyard/shared/domain/target'],
  ['seed/src/ok.ts', 'cms/src/platform/target.ts', '@stackyard/cms/platform/target'],
]

const importing = (source: string): string => `import { target } from '${source}'\nexport const used = target\n`

function plantedTree(): Record<string, string> {
  const files: Record<string, string> = {}
  for (const [from, to, source] of [...VIOLATIONS, ...ALLOWED]) {
    files[to] ??= 'export const target = 1\n'
    files[from] = importing(source)
  }
  for (const [from, source] of LIBRARIES) files[from] = importing(source)
  files['misc/stray.ts'] = 'export const stray = 1\n'
  files['site/src/lib/island.astro'] = `---\nimport { target } from '../components/target'\n---\n<p>{target}</p>\n`
  return files
}

describe('boundaries of the design', () => {
  let findings: Finding[]
  const reported = (file: string): string[] =>
    findings.filter((found) => found.file === file && found.rule === 'boundaries(dependencies)').map((f) => f.message)

  beforeAll(() => {
    findings = lintPlanted(plantedTree())
  })

  it.each(VIOLATIONS)('%s may not import %s', (from) => {
    expect(reported(from)).toHaveLength(1)
  })

  it.each(LIBRARIES)('%s may not import %s', (from) => {
    expect(reported(from)).toHaveLength(1)
  })

  it.each(ALLOWED)('%s may import %s', (from) => {
    expect(reported(from)).toEqual([])
  })

  it('sees into .astro files', () => {
    expect(reported('site/src/lib/island.astro')).toHaveLength(1)
  })

  it('reports a file that belongs to no element', () => {
    expect(findings).toContainEqual(
      expect.objectContaining({ file: 'misc/stray.ts', rule: 'boundaries(no-unknown-files)' }),
    )
  })
})
