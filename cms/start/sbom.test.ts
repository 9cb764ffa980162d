import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeSbom } from './sbom'

type Component = { name: string; version: string; licenses?: unknown[]; hashes?: unknown[] }

it('names what an installation runs, with version and license, and no tool of the tests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stackyard-sbom-'))
  const file = join(folder, 'sbom.json')
  await writeSbom(file)
  const bill = JSON.parse(await readFile(file, 'utf8')) as { bomFormat: string; components: Component[] }
  await rm(folder, { recursive: true })
  expect(bill.bomFormat).toBe('CycloneDX')
  const byName = new Map(bill.components.map((component) => [component.name, component]))
  for (const name of ['payload', 'hono', 'stripe', 'astro', 'react']) {
    expect(byName.get(name), name).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect(byName.get(name)?.licenses?.length, name).toBeGreaterThan(0)
  }
  for (const name of ['vitest', '@playwright/test', 'lighthouse']) expect(byName.has(name), name).toBe(false)
})
