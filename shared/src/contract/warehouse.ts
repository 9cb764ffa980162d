import { z } from 'zod'
import { Facets } from '../schema/facets'
import { ListingCard } from '../schema/listing-card'
import { CountQuery, ListingQuery, MapQuery } from '../schema/listing-query'
import { MapItem, MapPin } from '../schema/map'
import { Relax } from '../schema/relax'
import { SearchCircle } from '../schema/search-circle'
import { Warehouse } from '../schema/warehouse'
import { endpoint } from './endpoint'

/** An id, a warehouseUrl or the public slug, resolved in this order. */
const WarehouseKey = z.object({ id: z.string().trim().min(1).max(200) })

export const warehouse = {
  list: endpoint({
    method: 'GET',
    path: '/warehouse/',
    audience: 'public',
    summary: 'List warehouses',
    description:
      'Also HotRacks (`hotrack=true`), featured ones (`featured=true`) and nearby ones (latitude, longitude, radiusInMiles).',
    input: ListingQuery,
    results: z.array(ListingCard),
  }),
  map: endpoint({
    method: 'GET',
    path: '/warehouse/map',
    audience: 'public',
    summary: 'Warehouses on the map',
    description:
      'Clusters when `zoom` and the four bounds are given; else pins, with a hard cap. Counts are conserved. With `type=service`, a `serviceType` other than warehouse or a `serviceSubType`, services stand on it.',
    input: MapQuery,
    results: z.array(MapItem),
  }),
  count: endpoint({
    method: 'GET',
    path: '/warehouse/count-warehouse',
    audience: 'public',
    summary: 'Count warehouses',
    input: CountQuery,
    results: z.object({ count: z.number().int() }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/warehouse/facets',
    audience: 'public',
    summary: 'How many warehouses each choice of each filter would leave',
    description: 'Takes the filters of the list. `total` counts what matches now.',
    input: CountQuery,
    results: Facets,
  }),
  relax: endpoint({
    method: 'GET',
    path: '/warehouse/relax',
    audience: 'public',
    summary: 'The one filter to take away from a list that shows too little',
    description: 'Takes the filters of the list and answers null when no single filter is in the way.',
    callsPerMinute: 60,
    input: CountQuery,
    results: Relax,
  }),
  nearMisses: endpoint({
    method: 'GET',
    path: '/warehouse/near-misses',
    audience: 'public',
    summary: 'The nearest warehouses that fail exactly one must',
    description:
      'Takes the filters of the list. At most five cards that match all but one of the chosen options; `missed` names it. None without options.',
    callsPerMinute: 60,
    input: CountQuery,
    results: z.array(ListingCard),
  }),
  circle: endpoint({
    method: 'GET',
    path: '/warehouse/circle',
    audience: 'public',
    summary: 'The circle on the map that a search looks in',
    description:
      'Takes the filters of the list. Null where neither a point nor a text names a place that distances are measured from.',
    input: CountQuery,
    results: SearchCircle,
  }),
  get: endpoint({
    method: 'GET',
    path: '/warehouse/{id}',
    audience: 'public',
    summary: 'One warehouse with its reviews',
    description: 'By id, warehouseUrl or slug. Prices, discounts, rates and deposits for signed-in readers only.',
    input: WarehouseKey,
    results: Warehouse,
  }),
  mapEntry: endpoint({
    method: 'GET',
    path: '/warehouse/{id}/map',
    audience: 'public',
    summary: 'One warehouse as it stands on the map',
    input: WarehouseKey,
    results: MapPin,
  }),
}
