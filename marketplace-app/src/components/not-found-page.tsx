import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { texts } from '../lib/texts'
import { useDocumentTitle } from './page'

const words = texts.notFound

// Names of all places: asked for where an address leads nowhere alone.
const NearestPages = lazy(async () => ({ default: (await import('./nearest-pages')).NearestPages }))

export function NotFoundPage() {
  useDocumentTitle(words.page)
  return (
    <div className="max-w-reading mx-auto px-4 py-16">
      <h1 className="sr-only">{words.page}</h1>
      <EmptyState
        title={words.title}
        action={
          <Button asChild>
            <Link to="/dashboard/warehouses">{words.explore}</Link>
          </Button>
        }
      >
        {words.text}
      </EmptyState>
      <Suspense>
        <NearestPages />
      </Suspense>
    </div>
  )
}
