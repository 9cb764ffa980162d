import { Overview } from '../schema/overview'
import { endpoint, nothing } from './endpoint'

/** The start page of each role. */
export const overview = {
  get: endpoint({
    method: 'GET',
    path: '/user/overview',
    audience: 'user',
    summary: 'What awaits the signed-in person, and their last twelve weeks',
    input: nothing,
    results: Overview,
  }),
}
