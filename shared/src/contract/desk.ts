import { Desk } from '../schema/desk'
import { endpoint, nothing } from './endpoint'

/** The provider's desk. */
export const desk = {
  get: endpoint({
    method: 'GET',
    path: '/user/desk',
    audience: 'seller',
    summary: 'Your space of today, what is to be answered, what arrives, and what is unbilled',
    input: nothing,
    results: Desk,
  }),
}
