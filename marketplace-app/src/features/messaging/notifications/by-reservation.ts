import type { Notification } from '@stackyard/shared/schema/notification'

const reservationOf = ({ path }: Notification): string | null =>
  /^\/dashboard\/transactions\/(\d+)/.exec(path ?? '')?.[1] ?? null

/** Notices of a page in their order, those on one reservation together where its latest stands; all others alone. */
export function byReservation(rows: readonly Notification[]): [latest: Notification, ...earlier: Notification[]][] {
  const groups: [Notification, ...Notification[]][] = []
  const known = new Map<string, Notification[]>()
  for (const row of rows) {
    const reservation = reservationOf(row)
    const group = reservation === null ? undefined : known.get(reservation)
    if (group) group.push(row)
    else {
      const fresh: [Notification, ...Notification[]] = [row]
      groups.push(fresh)
      if (reservation !== null) known.set(reservation, fresh)
    }
  }
  return groups
}
