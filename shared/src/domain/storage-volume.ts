import { storageVolumes } from '../reference/rfp-ranges'
import type { SpaceRequirement } from './space-requirement'

type StorageVolume = (typeof storageVolumes)[number]

/** The most pallets of a range; the last one has no end. */
const mostOf = (range: StorageVolume): number => Number(range.split('-')[1] ?? Infinity)

/** The range that a need's pallets are in; empty for square feet and for no quantity, which say nothing of pallets. */
export function storageVolumeOf({
  quantity,
  spaceType,
}: Pick<SpaceRequirement, 'quantity' | 'spaceType'>): StorageVolume | '' {
  if (quantity === undefined || quantity < 1 || spaceType === 'SQ_FEET') return ''
  return storageVolumes.find((range) => quantity <= mostOf(range)) ?? ''
}
