import { z } from 'zod'
import { Invoice } from '../schema/invoice'
import { OwnSession, SessionParams } from '../schema/own-account'
import {
  AdminSearchHit,
  AdminSearchQuery,
  PersonAudit,
  PersonCampaign,
  PersonErasureInput,
  PersonHead,
  PersonListing,
  PersonListQuery,
  PersonNote,
  PersonNoteInput,
  PersonOrder,
  PersonRequest,
} from '../schema/person-page'
import { IdParams, recordId } from '../schema/query'
import { WalletEntry } from '../schema/wallet'
import { Done, endpoint } from './endpoint'

const list = <const Path extends string, Row extends z.ZodType>(part: Path, summary: string, row: Row) =>
  endpoint({
    method: 'GET',
    path: `/admin/people/{id}/${part}`,
    audience: 'admin',
    summary,
    input: PersonListQuery,
    results: z.array(row),
  })

/** Everything about one person on one page. */
export const adminPerson = {
  get: endpoint({
    method: 'GET',
    path: '/admin/people/{id}',
    audience: 'admin',
    summary: 'Get a person with plan, wallet and counts',
    input: IdParams,
    results: PersonHead,
  }),
  orders: list('orders', 'List the reservations of a person, as customer and as seller', PersonOrder),
  listings: list('listings', 'List the warehouses and services of a person', PersonListing),
  invoices: list('invoices', 'List the invoices of a person', Invoice),
  wallet: list('wallet', 'List the wallet entries of a person', WalletEntry),
  campaigns: list('campaigns', 'List the campaigns of a person', PersonCampaign),
  requests: list('requests', 'List the quotes and requests for proposals of a person', PersonRequest),
  audit: list('audit', 'List what was done to the account of a person', PersonAudit),
  sessions: list('sessions', 'List the places where a person is signed in', OwnSession),
  endSession: endpoint({
    method: 'DELETE',
    path: '/admin/people/{personId}/sessions/{id}',
    audience: 'admin',
    summary: 'End one session of a person',
    input: SessionParams.extend({ personId: recordId }),
    results: Done,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/admin/people/{id}/sessions',
    audience: 'admin',
    summary: 'End all sessions of a person',
    input: IdParams,
    results: Done,
  }),
  resetSecondFactors: endpoint({
    method: 'DELETE',
    path: '/admin/people/{id}/second-factors',
    audience: 'admin',
    summary: 'Remove the second factors of a person who lost them',
    description: 'Recovery codes go with them and every session ends; the person is told by email.',
    input: IdParams,
    results: Done,
    callsPerMinute: 20,
    stepUp: true,
  }),
  notes: list('notes', 'List the internal notes about a person', PersonNote),
  addNote: endpoint({
    method: 'POST',
    path: '/admin/people/{id}/notes',
    audience: 'admin',
    summary: 'Add an internal note about a person',
    input: PersonNoteInput,
    results: PersonNote,
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/admin/people/{personId}/notes/{id}',
    audience: 'admin',
    summary: 'Delete one of your notes about a person',
    input: IdParams.extend({ personId: recordId }),
    results: Done,
  }),
  askErasure: endpoint({
    method: 'POST',
    path: '/admin/people/{id}/erasure',
    audience: 'admin',
    summary: 'Have the account of a person erased',
    description: 'After 14 days, with a reason. Refused with ACCOUNT_IN_USE and a list while something is open.',
    input: PersonErasureInput,
    results: PersonHead,
  }),
  cancelErasure: endpoint({
    method: 'DELETE',
    path: '/admin/people/{id}/erasure',
    audience: 'admin',
    summary: 'Cancel the erasure of the account of a person',
    input: IdParams,
    results: PersonHead,
  }),
}

export const adminSearch = {
  find: endpoint({
    method: 'GET',
    path: '/admin/search',
    audience: 'admin',
    summary: 'Find people and reservations',
    description: 'People by email address, name, company and id; reservations by their number.',
    input: AdminSearchQuery,
    results: z.array(AdminSearchHit),
  }),
}
