import { ListingMap, type MapBounds, type MapViewState } from '@stackyard/shared/ui/listing-map'
import { mapItemsOf } from '../lib/map-items'

export type OverviewMapData = { label: string; bounds?: MapBounds }

const load = (view: MapViewState, signal: AbortSignal) => mapItemsOf({}, view, signal)

/** All listings on the map, as on the home page. */
export default function OverviewMapIsland({ data }: { data: OverviewMapData }) {
  return (
    <ListingMap
      label={data.label}
      load={load}
      {...(data.bounds ? { bounds: data.bounds } : {})}
      className="size-full"
    />
  )
}
