import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './lib/query-client'
import { standInApi } from './lib/render-in-app.test-data'
import { endSession } from './lib/session'
import { router } from './router'

const session = {
  token: 't',
  refreshToken: 'r',
  user: { id: 7, userType: 'customer', serviceType: null, isEmailVerified: true },
}

async function openScreen(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const own = createRouter({ ...router.options, routeTree: router.routeTree, history } as never)
  await own.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={own as never} />
    </QueryClientProvider>,
  )
  return vi.spyOn(history, 'push').mockImplementation(() => undefined)
}

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await screen.findByLabelText(new RegExp(`^${name}`))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${name}`)), value)
  }
}

beforeEach(() => {
  endSession()
  standInApi(({ path }) => {
    if (path === '/auth/login') return session
    return path.startsWith('/config') ? { socialSignIn: {}, captchaSiteKey: '' } : []
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  endSession()
})

const place = '/dashboard/transactions?status=pending&page=2'

it('R-012: signing in leads to the place that /auth/login was given as an encoded address', async () => {
  const went = await openScreen(`/auth/login?returnTo=${encodeURIComponent(place)}`)
  await fill({ Email: 'bea@stackyard.test', Password: 'Stackyard-2026' })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(went).toHaveBeenCalledWith(place))
})
