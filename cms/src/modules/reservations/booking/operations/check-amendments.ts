import { isDeepStrictEqual } from 'node:util'
import { amend, type Change } from '@stackyard/shared/domain/amendment'
import { unitsOf } from '@stackyard/shared/domain/capacity'
import { dayAfter, type RunningTerms, spansOf } from '@stackyard/shared/domain/running-terms'
import type { AmendmentKind } from '@stackyard/shared/reference/amendment-terms'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { Pool } from 'pg'
import type { Violation } from '../../../../platform/run-checks'
import { purchasedTermsOf, withFulfillment } from '../running-terms'
import type { AmendedTerms } from '../tables'

type Agreed = {
  number: number
  kind: AmendmentKind
  from: string
  quantity: number | null
  months: 1 | 3 | 6 | 12 | null
  unitCents: number
  minimumCents: number
  day: string
  settled: number[]
  result: RunningTerms
}
type Hold = { start: string; end: string; units: number }
type Row = {
  id: number
  status: string
  type: 'offering' | 'fulfillment'
  spaceType: SpaceType
  startDay: string | null
  endDay: string | null
  term: number | null
  quantity: number | null
  monthlyTotalCents: number | null
  createdAt: string
  fulfillmentCents: number
  amended: AmendedTerms | null
  agreed: Agreed[]
  holds: Hold[]
}

const changed = `select o.id::int, o.status, o.type, o.space_type as "spaceType", o.start_day::text as "startDay",
    o.end_day::text as "endDay", o.term, o.quantity, o.monthly_total_cents::float8 as "monthlyTotalCents", o.amended,
    o.fulfillment_cents::float8 as "fulfillmentCents", o.created_at::text as "createdAt",
    coalesce((select json_agg(json_build_object('number', a.number, 'kind', a.kind, 'from', a.from_day,
        'quantity', a.quantity, 'months', a.months, 'unitCents', a.unit_cents, 'minimumCents', a.minimum_cents,
        'day', a.agreed_day, 'settled', a.settled, 'result', a.result) order by a.number)
      from market.reservation_amendment a where a.order_id = o.id and a.state = 'accepted'), '[]') as agreed,
    coalesce((select json_agg(json_build_object('start', h.start_day, 'end', h.end_day, 'units', h.units) order by h.start_day)
      from market.capacity_hold h where h.order_id = o.id and h.state <> 'released'), '[]') as holds
  from market.orders o where o.amended is not null
    or exists (select from market.reservation_amendment a where a.order_id = o.id and a.state = 'accepted')`

const changeOf = ({ kind, from, quantity, months }: Agreed): Change =>
  kind === 'quantity'
    ? { kind, from, quantity: quantity ?? 0 }
    : kind === 'extension'
      ? { kind, months: months ?? 1 }
      : { kind, from }

/** As JSON has it, whatever the order of its keys. */
const plain = ({
  startDay,
  endDay,
  steps,
  charges,
  lastNumber,
  fulfillmentEnd = null,
}: RunningTerms): RunningTerms => ({
  startDay,
  endDay,
  steps,
  charges,
  lastNumber,
  fulfillmentEnd,
})

function faultsOf(row: Row): string[] {
  const { amended, agreed, holds, spaceType, status, endDay } = row
  const purchased = purchasedTermsOf(row)
  let terms = purchased && withFulfillment(purchased, row)
  if (!terms || !amended) return ['a change was agreed, but the order knows of none']
  const faults: string[] = []
  for (const [index, each] of agreed.entries()) {
    if (each.number !== index + 1) faults.push(`change ${index + 1} is missing`)
    terms = amend(terms, changeOf(each), each, { today: each.day, settled: each.settled })
    if (!isDeepStrictEqual(plain(each.result), plain(terms))) faults.push(`change ${each.number} led to other terms`)
  }
  if (amended.number !== agreed.length || !isDeepStrictEqual(plain(amended), plain(terms)))
    faults.push('its terms are not those that were agreed')
  if (endDay !== dayAfter(terms)) faults.push(`it ends on ${endDay}`)
  const spans = spansOf(terms).map(({ start, end, quantity }) => ({ start, end, units: unitsOf(spaceType, quantity) }))
  if (status !== 'cancelled' && !isDeepStrictEqual(holds, spans)) faults.push('it holds other space')
  return faults
}

/**
 * Works out again all that was agreed on reservations since their purchase, from the purchase on, and compares terms, end,
 * and space; an empty list means that they are right.
 */
export async function checkAmendments(pool: Pool): Promise<{ checked: number; violations: Violation[] }> {
  const invariant = 'the terms of a changed reservation follow from its purchase and what was agreed since'
  const { rows } = await pool.query<Row>(changed)
  const violations = rows.flatMap((row) =>
    faultsOf(row).map((fault) => ({ invariant, detail: `order ${row.id}: ${fault}` })),
  )
  return { checked: 1, violations }
}
