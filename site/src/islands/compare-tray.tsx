import { Button } from '@stackyard/shared/ui/button'
import { compareHref, keepTray, MOST_TRAYED, type Trayed } from '@stackyard/shared/ui/compare-tray'
import { say } from '../lib/say'

/** What has been put aside, at the foot of the window, with the way to the comparison. */
export function CompareTray({ tray }: { tray: readonly Trayed[] }) {
  if (tray.length === 0) return null
  return (
    <section
      data-bottom-bar
      aria-label={say('Warehouses to compare')}
      className="bg-card shadow-float rounded-card sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border px-4 py-3"
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
      <Button asChild size="sm">
        <a href={compareHref(tray)}>{say('Compare')}</a>
      </Button>
    </section>
  )
}
