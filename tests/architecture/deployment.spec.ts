import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { listSettings } from '../../cms/src/env'

const ROOT = join(import.meta.dirname, '..', '..')
const MANIFESTS = join(ROOT, 'deploy', 'kubernetes')
const files = ['compose.yaml', ...readdirSync(MANIFESTS).map((name) => `deploy/kubernetes/${name}`)]
const known = new Set(listSettings().map(({ name }) => name))
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

function read(file: string): unknown[] {
  return parseAllDocuments(text(file), { merge: true }).map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS() as unknown
  })
}

describe.each(files)('%s', (file) => {
  it('runs roles of the build, asks for health where it is answered, and knows only settings that exist', () => {
    const all = JSON.stringify(read(file))
    const roles = readFileSync(join(ROOT, 'cms', 'start', 'roles.ts'), 'utf8')
    for (const [, role] of all.matchAll(/cms\/dist\/([\w-]+)\.mjs/g)) expect(roles).toContain(`${role}: '`)
    for (const [, path] of all.matchAll(/"(\/api\/health[^"]*)"/g))
      expect(path).toMatch(/^\/api\/health\/(live|ready)$/)
    for (const [, port] of all.matchAll(/"containerPort":(\d+)/g)) expect(port).toBe('3000')
  })
})

it('the secret and the environment of compose name settings that exist', () => {
  const [secret] = read('deploy/kubernetes/secret.example.yaml') as [{ stringData: Record<string, string> }]
  const [compose] = read('compose.yaml') as [{ services: Record<string, { environment?: Record<string, string> }> }]
  const named = Object.keys(secret.stringData)
  for (const role of ['web', 'worker', 'migrate']) named.push(...Object.keys(compose.services[role]?.environment ?? {}))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('the image copies what exists and listens where the servers are sought', () => {
  const image = text('Dockerfile')
  for (const name of ['DATA_DIR', 'PORT', 'NODE_ENV']) expect(known.has(name) && image.includes(`${name}=`)).toBe(true)
  expect(image).toContain('EXPOSE 3000')
  expect(text('deploy/Caddyfile')).toContain('web 3000')
  expect(existsSync(join(ROOT, '.dockerignore'))).toBe(true)
})
