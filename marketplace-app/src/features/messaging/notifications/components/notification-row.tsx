import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Notification } from '@stackyard/shared/schema/notification'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { formatDateTime } from '../../../../lib/format'
import { saySentence } from '../../../../lib/language'
import { texts } from '../../../../lib/texts'
import { NotificationIcon } from './notification-icon'

/** Pages of the panel and of the site are no screens of the app. */
const leavesApp = (path: string): boolean => /^\/(admin|news|ar|es)\//.test(path)

type NotificationRowProps = {
  notification: Notification
  onRead: () => void
  /** What was told before on the same subject. */
  children?: ReactNode
}

/** One thing that was told; an unread one has a mark beside it, in words for those who hear the page. */
export function NotificationRow({ notification, onRead, children }: NotificationRowProps) {
  const { kind, path, isRead, createdAt } = notification
  const message = saySentence(notification.message)
  const words = texts.notifications
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span aria-hidden className={cn('size-2.5 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-highlight')} />
      <NotificationIcon kind={kind} />
      <div className="min-w-0 flex-1 basis-60">
        <p className={cn('break-words', isRead ? '' : 'font-semibold')}>
          {isRead ? null : <span className="sr-only">{words.unread}: </span>}
          {path === null ? (
            message
          ) : leavesApp(path) ? (
            <a href={path} onClick={isRead ? undefined : onRead} className="underline-offset-4 hover:underline">
              {message}
            </a>
          ) : (
            <Link to={path} onClick={isRead ? undefined : onRead} className="underline-offset-4 hover:underline">
              {message}
            </Link>
          )}
        </p>
        <time dateTime={createdAt} className="text-muted-foreground text-sm">
          {formatDateTime(createdAt)}
        </time>
      </div>
      {isRead ? null : (
        <Button variant="ghost" size="sm" className="max-sm:ms-12" onClick={onRead}>
          {words.markRead}
          <span className="sr-only">: {message}</span>
        </Button>
      )}
      {children ? <div className="basis-full ps-6">{children}</div> : null}
    </li>
  )
}
