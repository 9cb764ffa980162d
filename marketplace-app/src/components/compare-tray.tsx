import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { cn } from '@stackyard/shared/ui/cn'
import { compareHref, keepTray, MOST_TRAYED, readTray, toggled, type Trayed } from '@stackyard/shared/ui/compare-tray'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { userAtom } from '../lib/session'
import { compareTexts as words } from '../lib/texts/compare'

/** Puts a warehouse aside to compare, or takes it back; a fifth is not taken. */
export function CompareToggle({ listing: { id, name } }: { listing: Trayed }) {
  const tray = useTray()
  const isIn = tray.some((trayed) => trayed.id === id)
  return (
    <Checkbox
      label={words.compare}
      aria-label={words.toggle(name)}
      checked={isIn}
      disabled={!isIn && tray.length >= MOST_TRAYED}
      onChange={() => keepTray(toggled(readTray(), { id, name }))}
    />
  )
}

/** What has been put aside, with the way to the comparison on the site. */
export function CompareTray({ className }: { className?: string }) {
  const tray = useTray()
  const isCustomer = useAtomValue(userAtom)?.userType === 'customer'
  if (tray.length === 0) return null
  return (
    <section
      data-bottom-bar
      aria-label={words.tray}
      className={cn('bg-card rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 border px-4 py-3', className)}
    >
      <p className="text-muted-foreground min-w-0 flex-1 text-sm">
        <strong className="text-foreground">{words.filled(tray.length, MOST_TRAYED)}</strong>{' '}
        <span className="max-sm:hidden">{tray.map(({ name }) => name).join(', ')}</span>
      </p>
      <Button variant="ghost" size="sm" onClick={() => keepTray([])}>
        {words.clear}
      </Button>
      {isCustomer ? (
        <Button asChild size="sm" variant="outline">
          <Link to="/dashboard/requests/new" search={{ ids: tray.map(({ id }) => id).join(',') }}>
            {words.ask}
          </Link>
        </Button>
      ) : null}
      <Button asChild size="sm">
        <a href={compareHref(tray)}>{words.compare}</a>
      </Button>
    </section>
  )
}
