import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { standInApi } from '../../lib/render-in-app.test-data'
import { Route } from './social.$provider'

it('sends what the provider added to the address, its own address among it', async () => {
  const outcome = { session: null, secondStep: null, linked: null, newcomer: null, returnTo: '' }
  const calls = standInApi(() => outcome)
  const root = createRootRoute()
  const route = Route.update({
    id: '/auth/social/$provider',
    path: '/auth/social/$provider',
    getParentRoute: () => root,
  } as never)
  const back = '/auth/social/google?state=s1&iss=https%3A%2F%2Faccounts.example.test&code=c1&scope=openid&prompt=none'
  const history = createMemoryHistory({ initialEntries: [back] })
  const router = createRouter({ routeTree: root.addChildren([route as never]), history })
  await router.load()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/auth/google-token' })
  expect(calls[0]?.body).toEqual({ code: 'c1', state: 's1', iss: 'https://accounts.example.test' })
})
