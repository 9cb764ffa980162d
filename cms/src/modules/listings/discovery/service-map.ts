import type { MapQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import type { Viewer } from './queries/filters'
import type { Bounds } from './queries/geography'
import type { JsonList } from './repository'

/** Answers a call of the map that asks for services; null when it asks for warehouses. */
type ServiceMap = (db: Db, query: MapQuery, viewer: Viewer, bounds: Bounds | undefined) => Promise<JsonList> | null

let served: ServiceMap = () => null

/** Sets who answers calls of the map that ask for services. */
export const serveServiceMap = (map: ServiceMap): void => {
  served = map
}

export const mapOfServices: ServiceMap = (db, query, viewer, bounds) => served(db, query, viewer, bounds)
