import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cmsFolder } from './paths'

let server: Server
let home: string

beforeAll(async () => {
  vi.stubEnv('NEXT_DIST_DIR', '.next-that-is-not-built')
  const { createPanel } = await import('./panel')
  const panel = createPanel({ NODE_ENV: 'production', PORT: 0, PUBLIC_URL: 'http://localhost', TRUST_PROXY: false })
  server = createServer((request, response) => void panel.handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})

it('says that the panel is being built, and has the browser ask again', async () => {
  const response = await fetch(`${home}/admin`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.headers.get('refresh')).toBe('5')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.text()).toContain('The CMS is being built')
})

it('whose build can’t be read is prepared anew whenever that is asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'panel-'))
  await writeFile(join(folder, '.built-from'), 'of something else')
  vi.stubEnv('NEXT_DIST_DIR', relative(cmsFolder, folder))
  vi.resetModules()
  const { createPanel } = await import('./panel')
  const panel = createPanel({ NODE_ENV: 'production', PORT: 0, PUBLIC_URL: 'http://localhost', TRUST_PROXY: false })
  const failure = () => panel.prepare().catch((error: unknown) => error)
  const [first, second] = [await failure(), await failure()]
  await rm(folder, { recursive: true })
  expect(first).toBeInstanceOf(Error)
  expect(second).toEqual(first)
  expect(second).not.toBe(first)
  expect(panel.stands()).toBe(false)
}, 60_000)
