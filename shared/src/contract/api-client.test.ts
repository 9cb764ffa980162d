import { describe, expect, it } from 'vitest'
import { createApiClient } from './api-client'
import { ApiError } from './api-error'

type Method = (input?: unknown, call?: { signal?: AbortSignal; context?: { idempotencyKey?: string } }) => unknown
type Client = { listing: { list: Method; get: Method; save: Method; send: Method } }

const routes = {
  listing: { list: 'GET /listing/', get: 'GET /listing/{id}', save: 'PUT /listing/{id}', send: 'POST /listing/file' },
}

const answering = (reply: Response | Error) => {
  const sent: Request[] = []
  const client = createApiClient<Client>(routes, {
    base: () => 'https://market.test/api',
    headers: { 'x-face': 'app' },
    fetch: async (request) => {
      sent.push(request)
      if (reply instanceof Error) throw reply
      return reply.clone()
    },
  })
  return { client, sent }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })

describe('calls', () => {
  it('puts lists, numbers, switches and dates into the query and leaves out what is absent', async () => {
    const { client, sent } = answering(json({ results: [] }))
    const day = new Date('2026-11-22T00:00:00Z')
    await client.listing.list({ features: ['b2b', 'rail'], limit: 2, verified: false, none: undefined, no: null, day })
    const url = new URL(sent[0]?.url ?? '')
    expect(url.pathname).toBe('/api/listing')
    expect([...url.searchParams]).toEqual([
      ['features[0]', 'b2b'],
      ['features[1]', 'rail'],
      ['limit', '2'],
      ['verified', 'false'],
      ['day', '2026-11-22T00:00:00.000Z'],
    ])
    expect(sent[0]?.headers.get('x-face')).toBe('app')
  })

  it('fills and escapes the path; the rest is the body', async () => {
    const { client, sent } = answering(json({ results: null }))
    await client.listing.save({ id: 'a/b ?', name: 'North' }, { context: { idempotencyKey: 'k-1' } })
    expect(sent[0]?.url).toBe('https://market.test/api/listing/a%2Fb%20%3F')
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k-1')
    expect(await sent[0]?.json()).toEqual({ name: 'North' })
    await client.listing.save({ id: 7 })
    expect(sent[1]?.body).toBeNull()
  })

  it('sends files as a form', async () => {
    const { client, sent } = answering(json({ results: null }))
    await client.listing.send({ files: [new File(['x'], 'x.txt')], kind: 'photo' })
    const form = await sent[0]?.formData()
    expect(form?.get('kind')).toBe('photo')
    expect(form?.get('files[0]')).toMatchObject({ name: 'x.txt' })
  })
})

describe('replies', () => {
  it.each([
    'GET /invoices/download/{id}',
    'GET /invoices/credit-note/{id}',
    'GET /user/transaction/{id}/agreement',
    'GET /merchants/pdf/{id}',
    'GET /warehouse/compare/sheet',
    'GET /payment/payout-statements/{month}',
  ])('R-463: asks for a PDF document with %s, and for nothing of the kind elsewhere', async (route) => {
    const accepted: (string | null)[] = []
    const client = createApiClient<Client>(
      { listing: { get: route, list: 'GET /listing/' } },
      {
        base: () => 'https://market.test/api',
        fetch: async (request) => {
          accepted.push(request.headers.get('accept'))
          return json({ results: null })
        },
      },
    )
    await client.listing.get({ id: 1 })
    await client.listing.list()
    await client.listing.get({ id: 1, format: 'csv' })
    expect(accepted[0]).toBe('application/pdf')
    expect(accepted[1]).not.toBe('application/pdf')
    expect(accepted[2]).not.toBe('application/pdf')
  })

  it('gives files their names', async () => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': `attachment; filename="orders.csv"` }
    const { client } = answering(new Response('a,b', { headers }))
    const file = (await client.listing.get({ id: 1 })) as File
    expect([file.name, file.type, await file.text()]).toEqual(['orders.csv', 'text/csv', 'a,b'])
  })

  it('throws refusals with code and fields', async () => {
    const error = { code: 'VALIDATION_FAILED', data: { message: 'No', issues: [{ path: 'name', message: 'No' }] } }
    const { client } = answering(json({ error, message: 'No' }, 400))
    const refused = await Promise.resolve(client.listing.get({ id: 1 })).catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', status: 400, issues: [{ path: 'name' }] })
  })

  it('R-287 R-288: an answer of 200 whose success is false is a failure with the message of error.data', async () => {
    const error = { code: 'SPACE_TAKEN', data: { message: 'That space is gone.' } }
    const { client } = answering(json({ success: false, isError: true, error, message: 'No', results: null }))
    const refused = await Promise.resolve(client.listing.get({ id: 1 })).catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ code: 'SPACE_TAKEN', message: 'That space is gone.', status: 200 })
  })

  it('tells a lost connection from an aborted call', async () => {
    await expect(answering(new TypeError('fetch failed')).client.listing.list()).rejects.toMatchObject({
      code: 'NETWORK',
    })
    const aborted = new DOMException('Stopped', 'AbortError')
    await expect(answering(aborted).client.listing.list()).rejects.toBe(aborted)
  })

  it('counts a page of a proxy as a fault of the server', async () => {
    const page = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    await expect(answering(page).client.listing.list()).rejects.toMatchObject({ code: 'INTERNAL', status: 502 })
  })
})
