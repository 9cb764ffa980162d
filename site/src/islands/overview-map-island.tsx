import { ListingMap, type MapBounds, type MapViewState } from '@stackyard/shared/ui/listing-map'
import type { MapPin } from '@stackyard/shared/schema/map'
import { mapItemsOf, pinCardOf } from '../lib/map-items'

export type OverviewMapData = { label: string; bounds?: MapBounds }

const load = (view: MapViewState, signal: AbortSignal) => mapItemsOf({}, view, signal)
const loadCard = ({ id }: MapPin, signal: AbortSignal) => pinCardOf({}, id, signal)

/** All listings on the map, as on the home page. */
export default function OverviewMapIsland({ data }: { data: OverviewMapData }) {
  return (
    <ListingMap
      label={data.label}
      load={load}
      loadCard={loadCard}
      {...(data.bounds ? { bounds: data.bounds } : {})}
      className="size-full"
    />
  )
}
