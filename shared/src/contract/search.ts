import { z } from 'zod'
import { ListingCard } from '../schema/listing-card'
import { ListingQuery } from '../schema/listing-query'
import { endpoint } from './endpoint'

/** 000 §7. */
export const search = {
  warehouses: endpoint({
    method: 'GET',
    path: '/search/warehouses',
    audience: 'public',
    summary: 'Search warehouses by text',
    input: ListingQuery,
    results: z.array(ListingCard),
  }),
}
