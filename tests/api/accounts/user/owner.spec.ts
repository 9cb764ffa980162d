import type { Profile } from '@stackyard/shared/schema/user'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newAccount } from '../auth/new-account'

const { url } = sharedStack()

describe('switches of the own account', () => {
  const switches = [
    ['enable-marketing-notification', 'enableMarketingNotifications'],
    ['enable-message-notification', 'enableMessageNotifications'],
  ] as const

  it.each(switches)('R-432: %s follows the query, and the body before it', async (path, field) => {
    const { token } = await newAccount(url)
    const put = (query: string, body?: unknown) =>
      ok<Profile>(url, 'PUT', `/user/${path}${query}`, { token, ...(body === undefined ? {} : { body }) })
    expect((await put('?enabled=false'))[field]).toBe(false)
    expect((await put('?enabled=true'))[field]).toBe(true)
    expect((await put('', { enabled: false }))[field]).toBe(false)
    expect((await put('?enabled=false', { enabled: true }))[field]).toBe(true)
    expect((await ok<Profile>(url, 'GET', '/user/profile/', { token }))[field]).toBe(true)
  })

  it('refuses what is neither true nor false, and changes nothing', async () => {
    const { token } = await newAccount(url)
    const path = '/user/enable-marketing-notification?enabled=perhaps'
    expect((await call(url, 'PUT', path, { token, body: {} })).status).toBe(400)
    expect((await ok<Profile>(url, 'GET', '/user/profile/', { token })).enableMarketingNotifications).toBe(false)
  })

  it('R-432: turns the newsletter on for oneself alone, and off again', async () => {
    const [own, other] = [await newAccount(url), await newAccount(url)]
    const put = (id: number) =>
      call<Profile>(url, 'PUT', `/user/enableNewsletter/${id}`, { token: own.token, body: {} })
    expect(await put(own.user.id)).toMatchObject({ status: 200, results: { enableNewsletter: true } })
    expect((await put(other.user.id)).status).toBe(404)
    const profile = await ok<Profile>(url, 'GET', '/user/profile/', { token: other.token })
    expect(profile.enableNewsletter).toBe(false)
    await ok(url, 'PUT', '/user/profile/', { token: own.token, body: { enableNewsletter: false } })
    expect((await ok<Profile>(url, 'GET', '/user/profile/', { token: own.token })).enableNewsletter).toBe(false)
  })
})
