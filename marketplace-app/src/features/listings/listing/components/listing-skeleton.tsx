import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { texts } from '../../../../lib/texts'

export function ListingSkeleton() {
  return (
    <div className="max-w-page mx-auto px-4 py-6 sm:px-8">
      <p role="status" className="sr-only">
        {texts.shell.loading}
      </p>
      <Skeleton className="mb-3 h-9 w-2/3" />
      <Skeleton className="mb-6 h-4 w-1/2" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="rounded-card aspect-[16/10]" />
        <Skeleton className="rounded-card h-96" />
      </div>
    </div>
  )
}
