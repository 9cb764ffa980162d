import { Link } from '@tanstack/react-router'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { Desk, DeskArrival } from '@stackyard/shared/schema/desk'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDate } from '../../../../lib/format'
import { arrivalTexts } from '../../../../lib/texts/arrivals'
import { deskTexts } from '../../../../lib/texts/desk'
import { DeskCard, deskRow } from './desk-card'

const words = deskTexts.arrivals

/** Goods of the next days, and those that should have come, by their slot. */
export function DeskArrivals({ list, now }: { list: Desk['arrivals']; now: Date }) {
  const today = dayOf(now)
  return (
    <DeskCard title={words.title} none={words.none} list={list} keyOf={({ id }) => id}>
      {(arrival) => (
        <Link
          to="/dashboard/transactions/$id"
          params={{ id: String(arrival.orderId) }}
          hash="arrivals"
          className={deskRow}
        >
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              {formatDate(arrival.day)}, {words.slot(arrival.windowStart, arrival.windowEnd)}
            </span>
            <span className="text-muted-foreground flex gap-x-1">
              <span className="shrink-0">{arrivalTexts.goods(arrival.quantity, arrival.unit)} ·</span>{' '}
              <span className="min-w-0 truncate">
                {arrival.customer} · {arrival.warehouse}
              </span>
            </span>
          </span>
          <StateBadge arrival={arrival} today={today} />
        </Link>
      )}
    </DeskCard>
  )
}

function StateBadge({ arrival: { state, day }, today }: { arrival: DeskArrival; today: string }) {
  if (day < today) return <Badge tone="danger">{words.late}</Badge>
  if (state === 'confirmed')
    return day === today ? (
      <Badge tone="brand">{words.checkIn}</Badge>
    ) : (
      <Badge tone="info">{words.states.confirmed}</Badge>
    )
  return state === 'requested' ? (
    <Badge tone="warning">{words.states.requested}</Badge>
  ) : (
    <Badge>{words.states.proposed}</Badge>
  )
}
