import { admitted } from '@stackyard/cms/api/middleware/with-role'
import type { Audience, EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ACTORS, type Actor, PASSWORD, signInWith } from '../../setup/actors'
import { call } from '../../setup/api'
import { sharedStack } from '../../setup/stack'

const { url, pool } = sharedStack()

type Stated = {
  '~orpc': { route: { method: string; path: string }; meta: EndpointMeta; inputSchema?: z.ZodType }
}
type Row = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  audience: readonly Audience[]
  /** Nothing but what stands in the path is required. */
  isBodyOptional: boolean
}

const rows: Row[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Stated>).map(([name, stated]) => ({
    name: `${group}.${name}`,
    method: stated['~orpc'].route.method as Row['method'],
    path: stated['~orpc'].route.path.replace(/\{\w+\}/g, '999999999'),
    audience: stated['~orpc'].meta.audience,
    isBodyOptional: acceptsPathAlone(stated),
  })),
)

/** Whether the input is complete with an id for each parameter of the path. */
function acceptsPathAlone({ '~orpc': { route, inputSchema } }: Stated): boolean {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const input = Object.fromEntries(names.map((name) => [name, '999999999']))
  return inputSchema?.safeParse(input).success ?? true
}

/** What the validator says by itself, which is for nobody to read. */
const RAW = /Invalid (input|option)|expected|received/

const actors = ['customer', 'seller', 'manager', 'editor', 'admin'] as const satisfies readonly Actor[]
const tokens = new Map<Actor, string>()

/** These end the very session they are called with, so each call gets one of its own. */
const endsSession = new Set(['auth.logout'])

const freshToken = async (actor: Actor) => (await signInWith(url, ACTORS[actor], PASSWORD)).token

const attempt = ({ method, path }: Row, token?: string) => call(url, method, path, token ? { token } : {})

beforeAll(async () => {
  for (const actor of actors) tokens.set(actor, await freshToken(actor))
})

describe('every endpoint for every actor (QUALITY §1, R-550, R-551)', () => {
  it('holds the whole contract', () => {
    expect(rows.length).toBeGreaterThan(60)
    for (const row of rows) expect(row.audience.length, row.name).toBeGreaterThan(0)
  })

  it.each(rows)('$name: a visitor', async (row) => {
    const reply = await attempt(row)
    if (row.audience.includes('public')) expect(reply.error?.code).not.toBe('FORBIDDEN')
    else expect(reply).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } })
    expect(reply.status).toBeLessThan(500)
  })

  for (const actor of actors)
    it.each(rows)(`$name: ${actor}`, async (row) => {
      const token = endsSession.has(row.name) ? await freshToken(actor) : tokens.get(actor)
      const reply = await attempt(row, token)
      const isAdmitted = row.audience.some((audience) => admitted[audience].includes(actor))
      if (isAdmitted) expect([401, 403]).not.toContain(reply.status)
      else expect(reply).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
      expect(reply.status).toBeLessThan(500)
      // A call whose fields are all optional may leave its body out.
      if (isAdmitted && row.isBodyOptional)
        expect(reply.error?.data.issues ?? []).not.toContainEqual(expect.objectContaining({ path: '' }))
      expect([reply.message, ...(reply.error?.data.issues ?? []).map(({ message }) => message)].join()).not.toMatch(RAW)
    })

  it('nothing but session calls is open to a deactivated person’s token', async () => {
    const { token, user } = await signInWith(url, ACTORS.customer2, PASSWORD)
    await pool.query('update users set is_active = false where id = $1', [user.id])
    try {
      for (const row of rows.filter(({ name }) => !name.startsWith('auth.')))
        expect((await attempt(row, token)).status, row.name).toBe(401)
    } finally {
      await pool.query('update users set is_active = true where id = $1', [user.id])
    }
  })
})
