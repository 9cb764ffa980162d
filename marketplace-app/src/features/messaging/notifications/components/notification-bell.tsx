import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { texts } from '../../../../lib/texts'
import { unreadQuery } from '../queries'

const MOST_SHOWN = 99

/** The way to the notifications, with how many wait. */
export function NotificationBell() {
  const { data: unread = 0 } = useQuery(unreadQuery())
  return (
    <Button asChild variant="ghost" size="icon">
      <Link to="/dashboard/notifications" aria-label={texts.notifications.bell(unread)}>
        <Bell aria-hidden />
        {unread > 0 ? (
          <span
            aria-hidden
            className="bg-highlight text-highlight-foreground absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        ) : null}
      </Link>
    </Button>
  )
}
