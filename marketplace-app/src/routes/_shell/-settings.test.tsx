import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import { standInApi } from '../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../lib/session'
import { store } from '../../lib/store'
import { Route } from './settings'

afterEach(() => endSession())

async function openSettings(address: string) {
  standInApi(() => [])
  startSession({ user: { id: 7, userType: 'seller', isEmailVerified: true }, token: 't', refreshToken: 'r' } as Session)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
  const settings = Route.update({ id: '/settings', path: '/settings', getParentRoute: () => root } as never)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([settings as never]), history, context: { queryClient } })
  await router.load()
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Provider>,
  )
  return screen.findByRole('tab', { selected: true })
}

it.each([
  ['general', 'General'],
  ['basic', 'Basic'],
  ['warehouses', 'Warehouses'],
  ['subscriptions', 'Subscriptions'],
  ['billing', 'Billing'],
  ['transactions', 'Reservations'],
  ['security', 'Security'],
  ['permissions', 'Permissions'],
])('R-464: /settings#%s opens the tab %s', async (anchor, label) => {
  expect((await openSettings(`/settings#${anchor}`)).textContent).toBe(label)
})

it.each(['referrals', 'invitations'])('/settings#%s opens the invitations', async (anchor) => {
  expect((await openSettings(`/settings#${anchor}`)).textContent).toBe('Invitations')
})

it('an anchor that is no tab opens the first', async () => {
  expect((await openSettings('/settings#nonsense')).textContent).toBe('General')
})

it('a session that was ended elsewhere leads to sign-in and back', async () => {
  await openSettings('/settings#security')
  endSession()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/auth/login?returnTo=%2Fsettings%23security')
})
