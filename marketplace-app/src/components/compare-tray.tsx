import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Button } from '@stackyard/shared/ui/button'
import { TrayBar } from '@stackyard/shared/ui/explore/tray-bar'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { userAtom } from '../lib/session'
import { compareTexts as words } from '../lib/texts/compare'
import { PageLink } from './page-link'

/** What has been put aside, with the way to the comparison, and to a request to all of it. */
export function CompareTray({ className }: { className?: string }) {
  const tray = useTray()
  const isCustomer = useAtomValue(userAtom)?.userType === 'customer'
  return (
    <TrayBar
      tray={tray}
      path="/dashboard/compare"
      Link={PageLink}
      {...(className ? { className } : {})}
      more={
        isCustomer ? (
          <Button asChild size="sm" variant="outline">
            <Link to="/dashboard/requests/new" search={{ ids: tray.map(({ id }) => id).join(',') }}>
              {words.ask}
            </Link>
          </Button>
        ) : null
      }
    />
  )
}
