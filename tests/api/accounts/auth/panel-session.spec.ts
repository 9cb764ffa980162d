import { describe, expect, it } from 'vitest'
import { ACTORS, PASSWORD, signInWith, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

/** The panel's cookie as a browser would send it on, and its attributes. */
async function openPanel(token: string) {
  const reply = await call(url, 'POST', '/auth/panel-session', { token })
  expect(reply.status).toBe(200)
  const [pair = '', ...attributes] = (reply.headers.get('set-cookie') ?? '').split('; ')
  return { cookie: pair, attributes }
}

/** Whom the panel takes the browser for. */
async function panelReader(cookie: string): Promise<string | null> {
  const answer = await fetch(`${url}/cms-api/users/me`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const { user } = (await answer.json()) as { user: { email: string } | null }
  return user?.email ?? null
}

describe('one sign-in for app and content panel', () => {
  it.each(['editor', 'admin'] as const)(
    'the session of an %s opens the panel, by a cookie no script reads',
    async (actor) => {
      const { token } = await signInWith(url, ACTORS[actor], PASSWORD)
      const { cookie, attributes } = await openPanel(token)
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly=true', 'SameSite=Lax']))
      expect(await panelReader(cookie)).toBe(ACTORS[actor])
      expect(await panelReader((await openPanel(token)).cookie), 'again').toBe(ACTORS[actor])
      expect(await panelReader(cookie), 'the first one').toBe(ACTORS[actor])
    },
  )

  it('signing out of the app signs out of the panel', async () => {
    const { token } = await signInWith(url, ACTORS.editor, PASSWORD)
    const { cookie } = await openPanel(token)
    await ok(url, 'POST', '/auth/logout', { token })
    expect(await panelReader(cookie)).toBeNull()
  })

  it('an ended session of the list takes the panel with it, and stands there once', async () => {
    const mine = await signInWith(url, ACTORS.editor, PASSWORD)
    const other = await signInWith(url, ACTORS.editor, PASSWORD)
    const list = async () =>
      (await ok<{ id: string }[]>(url, 'GET', '/user/sessions', { token: mine.token })).map(({ id }) => id)
    const before = await list()
    const { cookie } = await openPanel(other.token)
    expect((await list()).toSorted()).toEqual(before.toSorted())
    const [, claims = ''] = cookie.split('=')[1]?.split('.') ?? []
    const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }
    await ok(url, 'DELETE', `/user/sessions/${sid}`, { token: mine.token })
    expect(await panelReader(cookie)).toBeNull()
    expect((await call(url, 'GET', '/user/profile/', { token: other.token })).status).toBe(401)
  })

  it('nobody else gets one', async () => {
    for (const actor of ['customer', 'seller', 'manager'] as const) {
      const reply = await call(url, 'POST', '/auth/panel-session', { token: await tokenOf(url, actor) })
      expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null])
    }
    expect((await call(url, 'POST', '/auth/panel-session')).status).toBe(401)
  })
})
