import type { ReactNode } from 'react'
import { Button } from '../button'
import { cn } from '../cn'
import { compareHref, keepTray, MOST_TRAYED, type Trayed } from '../compare-tray'
import { type PageLink, PlainLink } from '../page-link'
import { documentPath, say } from '../say'

type TrayBarProps = {
  tray: readonly Trayed[]
  /** What else can be done with what is put aside. */
  more?: ReactNode
  /** The comparison of the face, and its link. */
  path?: string
  Link?: PageLink
  className?: string
}

/** What has been put aside, with the way to the comparison. */
export function TrayBar({ tray, more, path, Link = PlainLink, className }: TrayBarProps) {
  if (tray.length === 0) return null
  return (
    <section
      data-bottom-bar
      aria-label={say('Warehouses to compare')}
      className={cn('bg-card rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 border px-4 py-3', className)}
    >
      <p className="text-muted-foreground min-w-0 flex-1 text-sm">
        <strong className="text-foreground">
          {say('{count} of {most}', { count: tray.length, most: MOST_TRAYED })}
        </strong>{' '}
        <span className="max-sm:hidden">{tray.map(({ name }) => name).join(', ')}</span>
      </p>
      <Button variant="ghost" size="sm" onClick={() => keepTray([])}>
        {say('Clear')}
      </Button>
      {more}
      <Button asChild size="sm">
        <Link href={compareHref(tray, path ?? documentPath('/compare'))}>{say('Compare')}</Link>
      </Button>
    </section>
  )
}
