import { z } from 'zod'
import { Compared, CompareQuery } from '../schema/compare'
import { endpoint, fileEndpoint } from './endpoint'

/** Warehouses side by side, for one need. */
export const compare = {
  list: endpoint({
    method: 'GET',
    path: '/warehouse/compare',
    audience: 'public',
    summary: 'Up to four warehouses side by side',
    description:
      'In the order of `ids`; those that are not listed are left out. The landed cost of the need for signed-in readers only.',
    input: CompareQuery,
    results: z.array(Compared),
  }),
  sheet: fileEndpoint({
    method: 'GET',
    path: '/warehouse/compare/sheet',
    audience: 'user',
    summary: 'The comparison as a PDF',
    input: CompareQuery,
    callsPerMinute: 30,
  }),
}
