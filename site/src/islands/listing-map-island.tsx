import type { MapPin } from '@stackyard/shared/schema/map'
import { ListingMap } from '@stackyard/shared/ui/listing-map'
import { useState } from 'react'
import { say } from '../lib/say'

export type ListingMapData = { pins: MapPin[]; name: string }

/** One listing (and those beside it) on the map. */
export default function ListingMapIsland({ data }: { data: ListingMapData }) {
  const [bounds] = useState(() => {
    const at = data.pins[0]
    if (!at) return undefined
    const half = 1.6
    return {
      north: at.latitude + half,
      south: at.latitude - half,
      east: at.longitude + half,
      west: at.longitude - half,
    }
  })
  return (
    <ListingMap
      label={say('Map around {name}', { name: data.name })}
      items={data.pins}
      active={data.pins[0] ?? null}
      {...(bounds ? { bounds } : {})}
      className="size-full"
    />
  )
}
