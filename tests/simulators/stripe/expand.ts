import type { Kind, Store } from './store'
import { invalid } from './stripe-fault'

const kinds: Record<string, Kind> = {
  customer: 'customer',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
  setup_intent: 'setup_intent',
  latest_charge: 'charge',
  charge: 'charge',
  balance_transaction: 'balance_transaction',
  mandate: 'mandate',
  source: 'charge',
  subscription: 'subscription',
  latest_invoice: 'invoice',
  default_payment_method: 'payment_method',
  destination: 'account',
}

type Node = Record<string, unknown>

/** A copy of `body` with the ids at `paths` (`latest_charge.balance_transaction`, `data.customer`) replaced by their objects. */
export function expand(store: Store, body: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(body)
  for (const path of paths) expandPath(store, copy, path.split('.'), path)
  return copy
}

function expandPath(store: Store, at: unknown, [field, ...rest]: string[], path: string): void {
  if (field === undefined || at === null || typeof at !== 'object') return
  const node = at as Node
  if (field === 'data' && Array.isArray(node.data)) {
    for (const item of node.data) expandPath(store, item, rest, path)
    return
  }
  const kind = kinds[field]
  if (!(field in node) || !kind) throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand')
  const value = node[field]
  if (typeof value === 'string') node[field] = structuredClone(store.find(kind, value) ?? value)
  expandPath(store, node[field], rest, path)
}
