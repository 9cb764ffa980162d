import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from './components/not-found-page'
import { PagePending } from './components/page-pending'
import { RouteFailure } from './components/route-failure'
import { queryClient } from './lib/query-client'
import { parseSearch, stringifySearch } from '@stackyard/shared/domain/search-params'
import { routeTree } from './routeTree.gen'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  // The query cache decides what is fresh; the router keeps no copy of its own.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 250,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: RouteFailure,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
