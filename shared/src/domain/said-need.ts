import type { monthlyShipmentVolumes } from '../reference/rfp-ranges'

/** The answer of merchants who don't ship yet. */
export const NEWCOMER: (typeof monthlyShipmentVolumes)[number] = "I'm New!"

/** A monthly shipment volume in a sentence; the answer of newcomers is not a number. */
const saidShipments = (volume: string): string =>
  volume === NEWCOMER ? 'new to shipping' : `${volume} shipments a month`

/** What a merchant needs, for lists, emails and notices: both volumes as chosen. */
export const saidNeed = (pallets: string | null, shipments: string | null): string =>
  [pallets ? `${pallets} pallets` : '', shipments ? saidShipments(shipments) : ''].filter(Boolean).join(', ')

/** A term in months, in words; null is a flexible term. */
export const saidTerm = (months: number | null): string =>
  months === null ? '' : months === 1 ? '1 month' : `${months} months`
