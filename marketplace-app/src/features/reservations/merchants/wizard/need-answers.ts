import {
  type FulfillmentVolumes,
  parcelOrderRange,
  shipmentRange,
  storageRange,
} from '@stackyard/shared/domain/fulfillment-volumes'
import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import type { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { RfpAnswers } from '@stackyard/shared/schema/rfp-answers'
import { keptNeed } from '@stackyard/shared/ui/kept-need'
import { keptVolumes } from '@stackyard/shared/ui/kept-volumes'
import type { RfpForm } from '../rfp-form'
import { today } from '../today'

const said = (answers: Readonly<Record<string, string | number | boolean | undefined>>): RfpAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) =>
      answer === undefined ? [] : [[key, typeof answer === 'number' ? String(answer) : answer]],
    ),
  )

/** How goods arrive: the greatest kind of load that the need names, and how many; answers to either say it all. */
function inbound({ containers40, palletsIn, parcelsIn }: FulfillmentVolumes, answered: RfpAnswers): RfpAnswers {
  if (answered.avgSizeInboundShipment || answered.avgCountInboundShipmentPermonth) return {}
  const [kind, count] = containers40
    ? ["40' Container", containers40]
    : palletsIn
      ? ['Pallet', palletsIn]
      : ['Parcel', parcelsIn]
  return count ? said({ avgSizeInboundShipment: kind, avgCountInboundShipmentPermonth: count }) : {}
}

const outbound = (volumes: FulfillmentVolumes): RfpAnswers =>
  said({
    ...(volumes.orders === undefined ? {} : { parcel: true }),
    avgOrdersPerMonthParcel: parcelOrderRange(volumes),
    avgUnitsPerOrderParcel: volumes.unitsPerOrder,
    countReturns: volumes.returnsPercent,
  })

/** The form with what the need says where nothing is answered yet; a first day that is over says nothing. */
export function filledFromNeed(form: RfpForm, need: SpaceRequirement, volumes: FulfillmentVolumes): RfpForm {
  const { startDate = '' } = need
  const pallets = need.spaceType === 'SQ_FEET' ? undefined : need.quantity
  return {
    ...form,
    storageVolume: form.storageVolume || (storageRange(need) ?? ''),
    monthlyShipmentVolume: form.monthlyShipmentVolume || (shipmentRange(volumes) ?? ''),
    place: form.place || (need.where ?? ''),
    startDate: form.startDate || (startDate > today() ? startDate : ''),
    termMonths: form.termMonths || String(need.term ?? ''),
    inboundOrderProfile: { ...inbound(volumes, form.inboundOrderProfile), ...form.inboundOrderProfile },
    outboundOrderProfile: { ...outbound(volumes), ...form.outboundOrderProfile },
    inventoryOrderProfile: { ...said({ avgPalletsInventory: pallets }), ...form.inventoryOrderProfile },
  }
}

/** The same with the need that this browser keeps. */
export const filledFromKept = (form: RfpForm): RfpForm => filledFromNeed(form, keptNeed(), keptVolumes())

/** The exact space of the need, unless the answers ask for another volume by now. */
export function spaceOf(
  { storageVolume }: Pick<RfpForm, 'storageVolume'>,
  need: SpaceRequirement,
): RfpSpace | undefined {
  const { quantity, spaceType = 'PALLET' } = need
  if (quantity === undefined) return undefined
  return storageRange(need) === storageVolume ? { spaceType, quantity } : undefined
}
