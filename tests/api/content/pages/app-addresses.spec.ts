import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

it.each([
  ['R-014: a merchant’s page with two slashes', '/dashboard//merchants/5', '/dashboard/merchants/5'],
  ['R-015: a clone', '/dashboard/warehouses/create/?clone=7', '/dashboard/warehouses/create?clone=7'],
  [
    'R-015: a clone of a managed listing',
    '/dashboard/managed/warehouses/clone/?clone=7',
    '/dashboard/managed/warehouses/clone?clone=7',
  ],
])('%s has one address, which keeps what was asked', async (_what, written, canonical) => {
  const answer = await fetch(`${url}${written}`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', url)
  expect(pathname + search).toBe(canonical)
})
