import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const Toaster = lazy(async () => ({ default: (await import('../components/toaster')).Toaster }))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  ),
})
