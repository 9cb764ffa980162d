import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { StagingBanner } from '../components/test-mode-banner'

const Toaster = lazy(async () => ({ default: (await import('../components/toaster')).Toaster }))

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <StagingBanner />
      <Outlet />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  ),
})
