import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSettings } from '../src/env'
import { rootFolder } from './build'

/** Settings that a role of a build can't start without. */
const REQUIRED = new Set([
  'DATA_DIR',
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
])

/** What docs/operations.md says of each setting; its rows name one or several. */
function meanings(): ReadonlyMap<string, string> {
  const rows = readFileSync(join(rootFolder, 'docs', 'operations.md'), 'utf8').split('\n')
  const found = rows.flatMap((row) => {
    const [, names = '', , means = ''] = row.split('|').map((cell) => cell.trim())
    return [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => [name, means] as const)
  })
  return new Map(found)
}

/** The text of .env.example: each setting, what it means and what it is by default; settings that are described together stand together. @throws Error for one undescribed */
export function envExample(): string {
  const means = meanings()
  let above = ''
  const lines = listSettings().flatMap(({ name, byDefault }) => {
    const text = means.get(name)
    if (!text) throw new Error(`docs/operations.md does not describe ${name}`)
    const told = text === above ? [] : ['', `# ${text}`]
    above = text
    return [...told, `${REQUIRED.has(name) ? '' : '# '}${name}=${byDefault ?? ''}`]
  })
  return `# Settings of a server. Written by npm run env:example from cms/src/env.ts and docs/operations.md.
# Required ones are without #; the others show their default.
${lines.join('\n')}\n`
}

export const envExampleFile = join(rootFolder, '.env.example')

if (import.meta.main) writeFileSync(envExampleFile, envExample())
