import { z } from 'zod'
import { IdParams } from '../schema/query'
import { SavedSearch, SavedSearchChange, SavedSearchInput } from '../schema/saved-search'
import { Done, endpoint, nothing } from './endpoint'

/** Searches that a person saved, with alerts. */
export const savedSearch = {
  list: endpoint({
    method: 'GET',
    path: '/user/saved-searches',
    audience: 'user',
    summary: 'List your saved searches, newest first',
    input: nothing,
    results: z.array(SavedSearch),
  }),
  create: endpoint({
    method: 'POST',
    path: '/user/saved-searches',
    audience: 'user',
    summary: 'Save a search',
    description: 'At most 50 a person. With an alert, what changes from now on is told.',
    input: SavedSearchInput,
    results: SavedSearch,
    callsPerMinute: 30,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/user/saved-searches/{id}',
    audience: 'owner',
    summary: 'Rename a saved search or change its alert',
    input: SavedSearchChange,
    results: SavedSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user/saved-searches/{id}',
    audience: 'owner',
    summary: 'Delete a saved search',
    description: 'It can be restored for a day.',
    input: IdParams,
    results: Done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/user/saved-searches/{id}/restore',
    audience: 'owner',
    summary: 'Restore a saved search that was deleted within a day',
    input: IdParams,
    results: SavedSearch,
  }),
}
