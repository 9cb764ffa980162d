import { Counted, ImpressionBatch, Sighting } from '../schema/impression'
import { endpoint } from './endpoint'

export const impressions = {
  log: endpoint({
    method: 'POST',
    path: '/impressions/log',
    audience: 'public',
    summary: 'Count cards that were seen',
    description: 'A listing counts once a reader and half hour. Admins and owners count nothing.',
    input: ImpressionBatch,
    results: Counted,
    callsPerMinute: 120,
  }),
  pageVisit: endpoint({
    method: 'POST',
    path: '/impressions/page-visit',
    audience: 'public',
    summary: 'Count a visit of a listing’s page',
    input: Sighting,
    results: Counted,
    callsPerMinute: 120,
  }),
}
