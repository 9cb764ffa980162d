import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'

export type Crumb = { label: string; href?: string | undefined }

/** The way to this screen; the last entry is the screen itself. */
export function Breadcrumbs({ label, trail }: { label: string; trail: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="text-muted-foreground flex flex-wrap items-center gap-1.5 text-sm">
        {trail.map((crumb, index) => (
          <Fragment key={crumb.label}>
            {index > 0 ? (
              <li aria-hidden>
                <ChevronRight className="size-3.5 rtl:rotate-180" />
              </li>
            ) : null}
            <li>
              {crumb.href ? (
                <Link
                  to={crumb.href}
                  className="hover:text-foreground inline-flex min-h-9 items-center hover:underline"
                >
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current={index === trail.length - 1 ? 'page' : undefined} className="text-foreground">
                  {crumb.label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
