import type { monthlyShipmentVolumes } from '../reference/rfp-ranges'

const NEWCOMER: (typeof monthlyShipmentVolumes)[number] = "I'm New!"

/** A monthly shipment volume (000 §3.5) in a sentence; the answer of those who have none yet is no number. */
const saidShipments = (volume: string): string =>
  volume === NEWCOMER ? 'new to shipping' : `${volume} shipments a month`

/** What a merchant needs, as lists, mails and notices say it: both volumes as chosen, what is not chosen left out. */
export const saidNeed = (pallets: string | null, shipments: string | null): string =>
  [pallets ? `${pallets} pallets` : '', shipments ? saidShipments(shipments) : ''].filter(Boolean).join(', ')
