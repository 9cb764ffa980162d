import { z } from 'zod'
import { paging, recordId } from '../schema/query'
import { Review, ReviewInput, ReviewSort } from '../schema/review'
import { endpoint } from './endpoint'

/** 000 §7. */
export const review = {
  list: endpoint({
    method: 'GET',
    path: '/review/',
    audience: 'public',
    summary: 'Reviews of a warehouse',
    input: z.object({ warehouseId: recordId, sort: ReviewSort.default('DEFAULT'), ...paging(10) }),
    results: z.array(Review),
  }),
  create: endpoint({
    method: 'POST',
    path: '/review/',
    audience: 'user',
    summary: 'Review a warehouse',
    description: 'Not by its seller; by customers and by sellers of other services. One review a user and listing.',
    input: ReviewInput,
    results: Review,
  }),
}
