import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { standInApi } from '../../lib/render-in-app.test-data'
import { endSession } from '../../lib/session'
import { Route } from './login'

it('R-460: sign-in offers email and password and two providers', async () => {
  endSession()
  standInApi(() => ({ socialSignIn: { google: true, linkedin: true } }))
  const queryClient = new QueryClient()
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()
  const login = Route.update({ id: '/auth/login', path: '/auth/login', getParentRoute: () => root } as never)
  const history = createMemoryHistory({ initialEntries: ['/auth/login'] })
  const router = createRouter({ routeTree: root.addChildren([login as never]), history, context: { queryClient } })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: /google/i })
  expect(screen.getByRole('button', { name: /linkedin/i })).toBeTruthy()
  expect(screen.getByLabelText(/e-?mail/i).getAttribute('type')).toBe('email')
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(1)
})
