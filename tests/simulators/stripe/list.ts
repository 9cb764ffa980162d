import type Stripe from 'stripe'
import type { Params } from './params'
import { invalid } from './stripe-fault'

type Row = { id: string; created: number }

/** One page of `rows` (newest first) by `limit`, `starting_after`, `ending_before` and `created`. */
export function listed<T extends Row>(
  rows: T[],
  params: Params,
  url: string,
  filters: ((row: T) => boolean)[] = [],
): Stripe.ApiList<T> {
  const kept = rows.filter((row) => isWithin(row.created, params) && filters.every((keep) => keep(row)))
  const limit = params.whole('limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalid('Invalid limit: must be between 1 and 100', 'parameter_invalid_integer', 'limit')
  const before = params.text('ending_before')
  const after = params.text('starting_after')
  if (before !== undefined) {
    const end = position(kept, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: kept.slice(start, end), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : position(kept, after, 'starting_after') + 1
  return { object: 'list', data: kept.slice(start, start + limit), has_more: kept.length > start + limit, url }
}

function position(rows: Row[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0) throw invalid(`No such object: '${id}'`, 'resource_missing', param)
  return index
}

function isWithin(created: number, params: Params): boolean {
  const range = params.nested('created')
  if (!range) return params.whole('created') === undefined || created === params.whole('created')
  const { gt, gte, lt, lte } = {
    gt: range.whole('gt'),
    gte: range.whole('gte'),
    lt: range.whole('lt'),
    lte: range.whole('lte'),
  }
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  )
}
