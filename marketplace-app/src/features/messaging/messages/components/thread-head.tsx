import type { ChatThread } from '@stackyard/shared/schema/chat'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { messageTexts as words } from '../../../../lib/texts/messages'

/** Whom the thread is with, the orders between the two, and the way to the profile. */
export function ThreadHead({ room: { partner, orders } }: { room: ChatThread }) {
  const isProvider = partner.userType === 'seller' || partner.userType === 'manager'
  return (
    <header className="flex items-center gap-3 border-b p-4">
      <Link to="/dashboard/messages" aria-label={words.back} className="grid size-11 place-items-center lg:hidden">
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 className="font-display truncate text-lg font-semibold">{partner.name}</h2>
        {orders.length > 0 ? (
          <nav aria-label={words.orders} className="flex flex-wrap gap-x-3 text-xs">
            {orders.map(({ id, warehouse }) => (
              <Link
                key={id}
                to="/dashboard/transactions/$id"
                params={{ id: String(id) }}
                className="text-link inline-flex min-h-6 items-center underline-offset-4 hover:underline"
              >
                {words.order(id, warehouse)}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      {isProvider || partner.userType === 'customer' ? (
        <Link
          to={isProvider ? '/dashboard/users/sellers/$id' : '/dashboard/users/customers/$id'}
          params={{ id: partner.userUrl }}
          className="text-link text-sm underline-offset-4 hover:underline"
        >
          {words.profile}
        </Link>
      ) : null}
    </header>
  )
}
