import type Stripe from 'stripe'
import type { Params } from './params'
import { invalid } from './stripe-fault'

type Row = { id: string; created: number; metadata: Record<string, string> } & object

const clause =
  /^\s*(?:metadata\[(?:'([^']+)'|"([^"]+)")\]|([a-z_]+))\s*(:|=|>=|<=|>|<)\s*(?:'([^']*)'|"([^"]*)"|(\d+))\s*$/

/** Stripe's search language as far as the product may use it: clauses joined by AND, on metadata and top-level fields. */
export function searched<T extends Row>(rows: T[], params: Params, url: string): Stripe.ApiSearchResult<T> {
  const tests = params
    .needText('query')
    .split(/\sAND\s/i)
    .map(readClause)
  const limit = params.whole('limit') ?? 10
  const start = Number(params.text('page') ?? 0)
  const found = rows.filter((row) => tests.every((test) => test(row)))
  const isMore = found.length > start + limit
  return {
    object: 'search_result',
    data: found.slice(start, start + limit),
    has_more: isMore,
    next_page: isMore ? String(start + limit) : null,
    url,
  }
}

function readClause(text: string): (row: Row) => boolean {
  const match = clause.exec(text)
  if (!match) throw invalid(`We were unable to parse your search query: ${text.trim()}`, undefined, 'query')
  const key = match[1] ?? match[2]
  const field = match[3] ?? ''
  const wanted = match[5] ?? match[6] ?? match[7] ?? ''
  return (row) => {
    const value = key === undefined ? Reflect.get(row, field) : row.metadata[key]
    if (value === undefined || value === null) return false
    return compare(match[4] ?? ':', value, wanted)
  }
}

function compare(operator: string, value: unknown, wanted: string): boolean {
  if (operator === '>') return Number(value) > Number(wanted)
  if (operator === '<') return Number(value) < Number(wanted)
  if (operator === '>=') return Number(value) >= Number(wanted)
  if (operator === '<=') return Number(value) <= Number(wanted)
  return String(value) === wanted
}
