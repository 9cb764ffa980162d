import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { useDocumentTitle } from './page'

// Names of all places: asked for where an address leads nowhere alone.
const NearestPages = lazy(async () => ({ default: (await import('./nearest-pages')).NearestPages }))

export function NotFoundPage() {
  useDocumentTitle('Page not found')
  return (
    <div className="max-w-reading mx-auto px-4 py-16">
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        title="There is nothing at this address"
        action={
          <Button asChild>
            <Link to="/dashboard/warehouses">Explore warehouses</Link>
          </Button>
        }
      >
        It may have been moved or taken down, or you may not be the one it is meant for.
      </EmptyState>
      <Suspense>
        <NearestPages />
      </Suspense>
    </div>
  )
}
