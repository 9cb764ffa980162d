import { admitted } from '@stackyard/cms/api/middleware/with-role'
import type { Audience, EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ACTORS, type Actor, PASSWORD, signInWith } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount } from '../../accounts/auth/new-account'

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

/** These end the other sessions of their caller, which tests beside this one use: they are called from new accounts. */
const endsOthers = new Set(['ownSession.endOthers'])

/** Without a filter this answers whoever is admitted with a file. */
const answersFile = new Set(['adminUser.exportList'])

const freshToken = async (actor: Actor) => (await signInWith(url, ACTORS[actor], PASSWORD)).token

async function newAccountLike(actor: Actor): Promise<string> {
  const { user } = await newAccount(url)
  await pool.query('update users set user_type = $2 where id = $1', [user.id, actor])
  return (await signInWith(url, user.email, FIRST_PASSWORD)).token
}

const tokenFor = ({ name }: Row, actor: Actor): Promise<string> | string | undefined => {
  if (endsOthers.has(name)) return newAccountLike(actor)
  return endsSession.has(name) ? freshToken(actor) : tokens.get(actor)
}

const attempt = ({ method, path }: Row, token?: string) => call(url, method, path, token ? { token } : {})

beforeAll(async () => {
  for (const actor of actors) tokens.set(actor, await freshToken(actor))
})

describe('every endpoint for every actor (R-550, R-551)', () => {
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
      const isAdmitted = row.audience.some((audience) => admitted[audience].includes(actor))
      const token = await tokenFor(row, actor)
      if (isAdmitted && answersFile.has(row.name)) {
        const { method, path } = row
        const answer = await fetch(`${url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } })
        return expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      }
      const reply = await attempt(row, token)
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
      for (const row of rows.filter(({ name, path }) => !name.startsWith('auth.') && !path.startsWith('/auth/')))
        expect((await attempt(row, token)).status, row.name).toBe(401)
    } finally {
      await pool.query('update users set is_active = true where id = $1', [user.id])
    }
  })
})
