import type { EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { audiences } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { describe, expect, it } from 'vitest'
import { sharedStack } from '../setup/stack'
import { specEndpoints } from './spec-endpoints'

const { url } = sharedStack()

type Stated = {
  '~orpc': { route: { method: string; path: string; summary: string }; meta: EndpointMeta; inputSchema: unknown }
}

const endpoints = Object.entries(contract).flatMap(([group, stated]) =>
  Object.entries(stated as Record<string, Stated>).map(([name, { '~orpc': def }]) => ({
    name: `${group}.${name}`,
    def,
  })),
)

const shape = (method: string, path: string) =>
  `${method} ${path
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')}`

type Document = {
  servers: { url: string }[]
  paths: Record<
    string,
    Record<string, { 'x-audience'?: string[]; summary?: string; responses: Record<string, unknown> }>
  >
}
const readDocument = async () => (await fetch(`${url}/api/openapi.json`)).json() as Promise<Document>

describe('the contract', () => {
  it.each(endpoints)('$name states audience, summary and input', ({ def }) => {
    expect(def.meta.audience.length).toBeGreaterThan(0)
    for (const audience of def.meta.audience) expect(audiences).toContain(audience)
    expect(def.route.summary).toMatch(/\w{3}/)
    expect(def.inputSchema).toBeDefined()
  })

  it('states every method and path once', () => {
    const shapes = endpoints.map(({ def }) => shape(def.route.method, def.route.path))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('holds the paths of the spec letter for letter', () => {
    const stated = new Set(endpoints.map(({ def }) => `${def.route.method} ${def.route.path}`))
    expect(specEndpoints.filter((endpoint) => !stated.has(endpoint))).toEqual([])
  })

  it('is served as one OpenAPI document: each endpoint once, with its audience, below /api', async () => {
    const document = await readDocument()
    expect(document.servers).toEqual([{ url: '/api' }])
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ key: shape(method.toUpperCase(), path), operation })),
    )
    expect(documented.map(({ key }) => key).sort()).toEqual(
      endpoints.map(({ def }) => shape(def.route.method, def.route.path)).sort(),
    )
    for (const { name, def } of endpoints) {
      const found = documented.find(({ key }) => key === shape(def.route.method, def.route.path))
      expect(found?.operation['x-audience'], name).toEqual(def.meta.audience)
      expect(Object.keys(found?.operation.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '401']))
    }
  })

  it('is shown at /api/docs as a page that runs no script', async () => {
    const answer = await fetch(`${url}/api/docs`)
    const html = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    for (const { def } of endpoints) expect(html).toContain(`/api${def.route.path.replace(/\/$/, '')}`)
    expect((await fetch(`${url}/api/docs/style.css`)).status).toBe(200)
  })
})
