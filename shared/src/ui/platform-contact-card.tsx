import { CalendarDays, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlatformContact } from '../schema/user-card'
import { buttonVariants } from './button'
import { cn } from './cn'
import { documentPath, say } from './say'

export type PlatformContactCardProps = {
  contact: PlatformContact
  /** The product's sign. */
  logo: ReactNode
  className?: string
}

/** How to reach the platform: its sign, its mail, and the link by which a call with it is booked. */
export function PlatformContactCard({ contact, logo, className }: PlatformContactCardProps) {
  const { id, name, email, meetingLink } = contact
  return (
    <section aria-label={say('Talk to {name}', { name })} className={cn('rounded-card bg-card border p-5', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {logo}
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="font-display text-lg font-semibold">{say('Talk to {name}', { name })}</h2>
          <p className="text-muted-foreground text-sm">{say('A person answers on working days within one day.')}</p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <li>
          <a href={meetingLink} rel="noopener nofollow" className={buttonVariants({ variant: 'outline' })}>
            <CalendarDays aria-hidden className="size-4" /> {say('Book a meeting')}
          </a>
        </li>
        <li>
          <a
            href={`mailto:${email}`}
            className="text-link inline-flex min-h-11 items-center gap-2 break-all underline-offset-4 hover:underline"
          >
            <Mail aria-hidden className="size-4 shrink-0" />
            {email}
          </a>
        </li>
        {id === null ? null : (
          <li>
            <a
              href={documentPath(`/users/manager/${id}`)}
              className="text-link inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {say('Visit profile')}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
