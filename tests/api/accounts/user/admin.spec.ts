import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { url } = stack

it('R-472: setting passwords, exporting people and activating them are for admins alone', async () => {
  const { user, email } = await newSeller(stack)
  const calls = [
    ['PATCH', '/user/update-password', { id: user.id, password: 'Another-Harbor-19' }],
    ['POST', '/admin/export-list', { filters: { query: email } }],
    ['PUT', `/admin/isActive/users/${user.id}`, { isActive: false }],
  ] as const
  for (const actor of ['seller', 'customer', 'manager', 'editor'] as const) {
    const token = await tokenOf(url, actor)
    for (const [method, path, body] of calls)
      expect((await call(url, method, path, { token, body })).status, `${actor} ${path}`).toBe(403)
  }
})

it('R-474: isActive deactivates and activates a person, and the list tells them apart', async () => {
  const { user, email } = await newSeller(stack)
  const token = await tokenOf(url, 'admin')
  const listed = async (active: boolean) => {
    const path = `/admin/users?active=${active}&query=${encodeURIComponent(email)}`
    return (await ok<DirectoryUser[]>(url, 'GET', path, { token })).map(({ id }) => id)
  }
  const set = (isActive: boolean) => ok(url, 'PUT', `/admin/isActive/users/${user.id}`, { token, body: { isActive } })
  expect([await listed(true), await listed(false)]).toEqual([[user.id], []])
  await set(false)
  expect([await listed(true), await listed(false)]).toEqual([[], [user.id]])
  await set(true)
  expect([await listed(true), await listed(false)]).toEqual([[user.id], []])
})
