import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userTypes } from '@stackyard/shared/reference/user-types'
import { navSections } from './components/shell/nav-entries'
import { navSectionsFor } from './components/shell/nav-items'
import { standInApi } from './lib/render-in-app.test-data'
import { endSession, startSession } from './lib/session'
import { router } from './router'

type Reader = { userType: (typeof userTypes)[number]; serviceType: 'warehouse' | 'software' | null } | null

const readers: readonly Reader[] = [
  null,
  ...userTypes.map((userType) => ({ userType, serviceType: userType === 'seller' ? ('warehouse' as const) : null })),
  { userType: 'seller', serviceType: 'software' },
]

/** Where the router ends up, and which route shows it. */
async function open(address: string, reader: Reader) {
  if (reader)
    startSession({ token: 't', refreshToken: 'r', user: { id: 1, isEmailVerified: true, ...reader } } as never)
  else endSession()
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  return { at: router.state.location.pathname, route: router.state.matches.at(-1)?.routeId }
}

const rows = readers.flatMap((reader) =>
  navSectionsFor(reader).flatMap(({ items }) => items.map((item) => ({ reader, item }))),
)

describe('the sidebar', () => {
  beforeAll(() => void standInApi(() => []))
  afterAll(() => endSession())

  it.each(rows.map(({ reader, item }) => [reader?.userType ?? 'visitor', item.label, reader, item] as const))(
    'a %s may open “%s”',
    async (_role, _label, reader, { to, href }) => {
      // What another part of the product shows is a page of the server.
      if (!to) return expect(href).toBe('/admin')
      const opened = await open(to, reader)
      expect(opened.at).toBe(to)
      expect(opened.route).not.toBe('/_shell/$')
    },
  )

  it('has no entry that nobody finds', () => {
    const found = new Set(rows.map(({ item }) => item))
    expect(navSections.flatMap(({ items }) => items).filter((item) => !found.has(item))).toEqual([])
  })
})

describe('what the sidebar took over from Settings', () => {
  beforeAll(() => void standInApi(() => []))

  it.each([
    ['/dashboard/my-listings', ['seller', 'manager']],
    ['/dashboard/payouts', ['seller', 'admin']],
    ['/dashboard/calendar', ['seller']],
    ['/dashboard/invoices', ['customer', 'seller', 'manager', 'editor', 'admin']],
  ] as const)('%s opens for %s alone', async (address, allowed) => {
    for (const userType of userTypes) {
      const { at } = await open(address, { userType, serviceType: null })
      expect(at, userType).toBe((allowed as readonly string[]).includes(userType) ? address : '/dashboard')
    }
    expect((await open(address, null)).at).toBe('/auth/login')
  })
})
