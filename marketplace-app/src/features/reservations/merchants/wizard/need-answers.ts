import { storageVolumeOf } from '@stackyard/shared/domain/storage-volume'
import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import type { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { RfpForm } from '../rfp-form'

/** The form with what the last need says where nothing was answered; a first day that is over says nothing. */
export function withNeed(form: RfpForm, need: SpaceRequirement, today: string): RfpForm {
  const { where = '', startDate = '', term } = need
  const asked = {
    place: where,
    startDate: startDate > today ? startDate : '',
    termMonths: String(term ?? ''),
    storageVolume: storageVolumeOf(need),
  }
  const fresh = Object.entries(asked).filter(([key, value]) => value !== '' && form[key as keyof typeof asked] === '')
  return fresh.length > 0 ? { ...form, ...Object.fromEntries(fresh) } : form
}

/** The exact space of the last need, unless the answers ask for another volume by now. */
export function spaceOf(
  { storageVolume }: Pick<RfpForm, 'storageVolume'>,
  need: SpaceRequirement,
): RfpSpace | undefined {
  const { quantity, spaceType = 'PALLET' } = need
  if (quantity === undefined) return undefined
  return spaceType === 'SQ_FEET' || storageVolumeOf(need) === storageVolume ? { spaceType, quantity } : undefined
}
