import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { startSession } from './lib/session'
import { router } from './router'

type Role = 'admin' | 'seller' | 'customer'

/** Where an address leads somebody, after redirects, with the route that shows it. */
async function open(address: string, userType: Role) {
  startSession({ token: 't', refreshToken: 'r', user: { id: 1, userType } } as never)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  const { pathname, search } = router.state.location
  return { pathname, search, route: router.state.matches.at(-1)?.routeId }
}

describe('addresses of the app', () => {
  it('R-014: a merchant’s address opens the profile of the customer', async () => {
    expect(await open('/dashboard/merchants/5', 'admin')).toMatchObject({ pathname: '/dashboard/users/customers/5' })
  })

  it.each(['customer', 'customers'])('R-016: users/%s/5 opens the profile of the customer', async (spelling) => {
    expect(await open(`/dashboard/users/${spelling}/5`, 'customer')).toMatchObject({
      pathname: '/dashboard/users/customers/5',
      route: '/_shell/dashboard/users/customers/$id',
    })
  })

  it.each(['/dashboard/warehouses/create?clone=7', '/dashboard/managed/warehouses/clone?clone=7'])(
    'R-015: %s opens the form of a new listing from the one that is named',
    async (address) => {
      expect(await open(address, 'admin')).toEqual({
        pathname: '/dashboard/warehouses/create',
        search: { clone: '7' },
        route: '/_shell/dashboard/warehouses/create',
      })
    },
  )

  it.each([
    'create/5',
    'edit/5',
    'hot-racks',
    'hidden',
    'not-verified',
    'not-featured',
    'not-rated',
    'region/west',
    'us',
    'global',
  ])('R-488: managed listings have %s of their own, for admins', async (part) => {
    const address = `/dashboard/managed/warehouses/${part}`
    expect(await open(address, 'admin')).toMatchObject({
      pathname: address,
      route: expect.stringContaining('/_shell/dashboard/managed/warehouses/'),
    })
    expect((await open(address, 'seller')).pathname).toBe('/dashboard')
  })
})
