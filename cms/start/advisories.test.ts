import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAdvisories } from './advisories'

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Requests can be smuggled',
  severity,
  vulnerable_versions: '<=999',
  cwe: [],
  cvss: { score: 9.8, vectorString: null },
})

/** What npm's client hears from a registry that knows these advisories by package, or answers no such question. */
async function heardFrom(advisories: Record<string, object[]> | undefined) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isQuestion = request.url?.endsWith('/advisories/bulk')
      const name = decodeURIComponent(request.url?.slice(1) ?? '')
      const given = isQuestion ? advisories : { name, versions: {}, 'dist-tags': {} }
      response.writeHead(given ? 200 : 405, { 'content-type': 'application/json' })
      response.end(given ? JSON.stringify(given) : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  // npm remembers advisories by their id.
  const cache = await mkdtemp(join(tmpdir(), 'stackyard-npm-'))
  try {
    return await readAdvisories({ ...process.env, npm_config_registry: registry, npm_config_cache: cache })
  } finally {
    await rm(cache, { recursive: true, force: true })
    server.close()
    server.closeAllConnections()
  }
}

describe('known weaknesses of packages', { timeout: 180_000 }, () => {
  it('are named with reason and address, and a high one is grave', async () => {
    const { text, isGrave } = await heardFrom({ hono: [advisory('high')] })
    expect(text).toMatch(/^high +hono: Requests can be smuggled https:\/\/advisories\.example\/1/m)
    expect(isGrave).toBe(true)
    expect((await heardFrom({ hono: [advisory('low')] })).isGrave).toBe(false)
  })

  it('count for what an installation runs, not for tools of the tests', async () => {
    expect(await heardFrom({ knip: [advisory('critical')], lighthouse: [advisory('critical')] })).toEqual({
      text: 'No known weaknesses in the packages of an installation.',
      isGrave: false,
    })
  })

  it('are not known, and nothing fails, where no registry answers', async () => {
    const { text, isGrave } = await heardFrom(undefined)
    expect(text).toMatch(/^No registry answered, so nothing is known of new weaknesses: 405/)
    expect(isGrave).toBe(false)
  })
})
