/** What the comparison is asked for, as texts: the address holds it whole, so that it can be shared. */
export type CompareAsk = { ids: number[]; need: Record<string, string> }

export const needFields = [
  'quantity',
  'spaceType',
  'startDate',
  'term',
  'near',
  'containers40',
  'containers20',
  'palletsIn',
  'parcelsIn',
  'orders',
  'unitsPerOrder',
  'caseOrders',
  'casesPerOrder',
  'palletsOut',
  'labels',
  'laborHours',
  'returnsPercent',
] as const
export type NeedField = (typeof needFields)[number]

const MOST = 4
const amounts = new Set<string>(needFields.filter((field) => !['spaceType', 'near', 'startDate'].includes(field)))

/** Reads an address; what isn't understood is dropped. */
export function readCompareAsk(search: string): CompareAsk {
  const query = new URLSearchParams(search)
  const ids = (query.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  const need = needFields.flatMap((field) => {
    const value = query.get(field)?.trim() ?? ''
    return value === '' || (amounts.has(field) && !/^\d{1,7}$/.test(value)) ? [] : [[field, value]]
  })
  return { ids: [...new Set(ids)].slice(0, MOST), need: Object.fromEntries(need) as Record<string, string> }
}

/** The address of a comparison. */
export function writeCompareAsk({ ids, need }: CompareAsk): string {
  const query = new URLSearchParams(Object.entries(need).filter(([, value]) => value !== ''))
  const rest = query.toString()
  return `?${[ids.length > 0 ? `ids=${ids.join(',')}` : '', rest].filter(Boolean).join('&')}`
}
