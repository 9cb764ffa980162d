import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { texts } from '../lib/texts'

/** The shape of a page, or of what stands below its heading, while its code or its data is on the way. */
export function PagePending() {
  return (
    <div className="max-w-page mx-auto w-full px-4 py-6 in-data-page:p-0! sm:px-8 sm:py-8">
      <p role="status" className="sr-only">
        {texts.shell.loading}
      </p>
      <Skeleton className="mb-3 h-8 w-56 in-data-page:hidden" />
      <Skeleton className="mb-8 h-4 w-80 max-w-full in-data-page:hidden" />
      <div className="grid grid-cols-1 gap-4">
        <Skeleton className="rounded-card h-28" />
        <Skeleton className="rounded-card h-28" />
        <Skeleton className="rounded-card h-28" />
      </div>
    </div>
  )
}
