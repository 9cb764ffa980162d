import { say } from '../lib/say'
import type { Crumb } from '../lib/seo'

/** Where the page stands; the last is the page itself. */
export function Breadcrumbs({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string | undefined }) {
  return (
    <nav aria-label={say('Breadcrumb')} className={className}>
      <ol className="text-muted-foreground flex flex-wrap items-center gap-1.5 text-sm">
        {crumbs.map((crumb, at) => (
          <li key={crumb.path} className="crumb">
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className="text-foreground">
                {crumb.name}
              </span>
            ) : (
              <a href={crumb.path} className="hover:text-foreground underline-offset-4 hover:underline">
                {crumb.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
