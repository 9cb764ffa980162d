import type { OwnSession } from '@stackyard/shared/schema/own-account'
import { describe, expect, it } from 'vitest'
import { PASSWORD, signInWith } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { FIRST_PASSWORD, newAccount } from '../auth/new-account'
import { helperActing } from './acting'

const stack = sharedStack()
const { url } = stack
const PATH = '/user/sessions'

const list = (token: string) => ok<OwnSession[]>(url, 'GET', PATH, { token })
const end = (token: string, id: string) => call(url, 'DELETE', `${PATH}/${id}`, { token })
const status = async (token: string) => (await call(url, 'GET', '/user/profile/', { token })).status

/** Somebody who is signed in at two places. */
async function atTwoPlaces() {
  const first = await newAccount(url)
  const second = await signInWith(url, first.user.email, FIRST_PASSWORD)
  return { token: first.token, otherToken: second.token, email: first.user.email }
}

const otherOf = async (token: string): Promise<string> =>
  (await list(token)).find(({ isThisOne }) => !isThisOne)?.id ?? 'none'

describe('the places where one is signed in', () => {
  it('are listed, this one first; one that is ended gets 401 at its next call', async () => {
    const { token, otherToken } = await atTwoPlaces()
    const sessions = await list(token)
    expect(sessions.map(({ isThisOne, kind, method }) => [isThisOne, kind, method])).toEqual([
      [true, 'own', 'password'],
      [false, 'own', 'password'],
    ])
    expect([await status(token), await status(otherToken)]).toEqual([200, 200])
    expect(await end(token, await otherOf(token))).toMatchObject({ success: true })
    expect([await status(token), await status(otherToken)]).toEqual([200, 401])
    expect(await list(token)).toHaveLength(1)
  })

  it('all but this one end at once, with their count', async () => {
    const { token, otherToken, email } = await atTwoPlaces()
    const third = await signInWith(url, email, FIRST_PASSWORD)
    expect(await ok(url, 'DELETE', PATH, { token })).toEqual({ count: 2 })
    expect([await status(token), await status(otherToken), await status(third.token)]).toEqual([200, 401, 401])
    expect(await ok(url, 'DELETE', PATH, { token })).toEqual({ count: 0 })
  })

  it('of somebody else are like none: not listed, and not ended', async () => {
    const [person, stranger] = [await atTwoPlaces(), await atTwoPlaces()]
    const theirs = await otherOf(stranger.token)
    expect((await list(person.token)).map(({ id }) => id)).not.toContain(theirs)
    expect((await end(person.token, theirs)).status).toBe(404)
    expect((await end(person.token, 'no-such-session')).status).toBe(404)
    expect(await status(stranger.otherToken)).toBe(200)
    expect((await call(url, 'GET', PATH, { from: anyAddress() })).status).toBe(401)
  })

  it('those of a helper are told as such, end like others, and a helper sees and ends none', async () => {
    const { owner, helper, token } = await helperActing(stack)
    for (const [method, path] of [
      ['GET', PATH],
      ['DELETE', PATH],
      ['DELETE', `${PATH}/${await otherOf(owner.token)}`],
    ] as const)
      expect((await call(url, method, path, { token })).status).toBe(403)
    const found = (await list(owner.token)).find(({ kind }) => kind === 'helper')
    expect(found).toMatchObject({ helper: { email: helper.email }, method: 'permission', isThisOne: false })
    expect(await end(owner.token, found?.id ?? '')).toMatchObject({ success: true })
    expect([await status(token), await status(helper.token), await status(owner.token)]).toEqual([401, 200, 200])
    expect((await signInWith(url, owner.email, PASSWORD)).user.id).toBe(owner.user.id)
  })
})
