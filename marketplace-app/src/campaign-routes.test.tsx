import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInApi } from './lib/render-in-app.test-data'
import { endSession, startSession } from './lib/session'
import { router } from './router'

type Role = 'seller' | 'admin' | 'customer' | 'visitor'

/** Where an address leads somebody, after redirects, and what of its search is read. */
async function open(address: string, role: Role, actorId?: number) {
  if (role === 'visitor') endSession()
  else
    startSession({
      token: 't',
      refreshToken: 'r',
      user: { id: 3, userType: role, serviceType: null, isEmailVerified: true, ...(actorId ? { actorId } : {}) },
    } as never)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) } as never)
  await router.load()
  const { pathname } = router.state.location
  const found = router.state.matches.at(-1)
  return { pathname, search: found?.search, route: found?.routeId }
}

beforeEach(() => void standInApi(() => ({ campaigns: [], total: 0 })))

describe('the screens of campaigns and wallet', () => {
  const screens = [
    ['/dashboard/campaigns', '/_shell/dashboard/campaigns/'],
    ['/dashboard/campaigns/create', '/_shell/dashboard/campaigns/create'],
    ['/dashboard/campaigns/7', '/_shell/dashboard/campaigns/$id'],
    ['/dashboard/wallet', '/_shell/dashboard/wallet'],
  ] as const

  it.each(screens)('%s is for sellers', async (address, route) => {
    expect(await open(address, 'seller')).toMatchObject({ pathname: address, route })
    for (const role of ['admin', 'customer'] as const) expect((await open(address, role)).pathname).toBe('/dashboard')
    expect(await open(address, 'visitor')).toMatchObject({ pathname: '/auth/login', search: { returnTo: address } })
  })

  it('somebody who acts for a seller sees campaigns and starts none', async () => {
    expect((await open('/dashboard/campaigns/7', 'seller', 9)).pathname).toBe('/dashboard/campaigns/7')
    expect((await open('/dashboard/campaigns/create', 'seller', 9)).pathname).toBe('/dashboard/campaigns')
  })

  it('filters, pages and steps are read from the address', async () => {
    const { search } = await open('/dashboard/campaigns?adStatus=PAUSED&page=2&adWarehouseIds=4,8', 'seller')
    expect(search).toEqual({ adStatus: 'PAUSED', page: 2, adWarehouseIds: ['4', '8'] })
    expect((await open('/dashboard/wallet?kind=charge&page=2', 'seller')).search).toEqual({ kind: 'charge', page: 2 })
    expect((await open('/dashboard/campaigns/create?step=budget', 'seller')).search).toEqual({ step: 'budget' })
  })
})
