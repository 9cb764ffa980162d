import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { placesWithPages } from '@stackyard/shared/domain/places-with-pages'
import { nearestTo } from '@stackyard/shared/ui/nearest'
import { texts } from '../lib/texts'

const nearestQuery = (pathname: string) => ({
  queryKey: ['nearest-pages', pathname],
  staleTime: 300_000,
  retry: false,
  queryFn: ({ signal }: { signal: AbortSignal }) => nearestTo(pathname, placesWithPages(), signal),
})

const inApp = (path: string): string => `/dashboard${path}`

/** What an address that leads nowhere may have meant; nothing when nothing is like it. */
export function NearestPages() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { data: near = [] } = useQuery(nearestQuery(pathname))
  if (near.length === 0) return null
  return (
    <section aria-labelledby="nearest" className="mx-auto max-w-md">
      <h2 id="nearest" className="font-display text-lg font-semibold">
        {texts.notFound.nearest}
      </h2>
      <ul className="mt-3 grid gap-2">
        {near.map(({ name, detail, path }) => (
          <li key={path}>
            <Link to={inApp(path)} className="rounded-control hover:bg-muted block border px-4 py-2.5 font-semibold">
              {name}
              {detail ? <span className="text-muted-foreground block text-sm font-normal">{detail}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
