import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

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
