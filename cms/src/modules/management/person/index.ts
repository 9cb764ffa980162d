import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import {
  deletePersonErasure,
  deletePersonNote,
  deletePersonSecondFactors,
  deletePersonSession,
  deletePersonSessions,
  postPersonErasure,
  postPersonNote,
} from './procedures/change-person'
import { listActivity } from './procedures/list-activity'
import {
  getPerson,
  listPersonAudit,
  listPersonCampaigns,
  listPersonInvoices,
  listPersonListings,
  listPersonNotes,
  listPersonOrders,
  listPersonRequests,
  listPersonSessions,
  listPersonWallet,
} from './procedures/read-person'

export const procedures = {
  activity: { list: listActivity },
  adminPerson: {
    get: getPerson,
    orders: listPersonOrders,
    listings: listPersonListings,
    invoices: listPersonInvoices,
    wallet: listPersonWallet,
    campaigns: listPersonCampaigns,
    requests: listPersonRequests,
    audit: listPersonAudit,
    sessions: listPersonSessions,
    endSession: deletePersonSession,
    endSessions: deletePersonSessions,
    resetSecondFactors: deletePersonSecondFactors,
    notes: listPersonNotes,
    addNote: postPersonNote,
    deleteNote: deletePersonNote,
    askErasure: postPersonErasure,
    cancelErasure: deletePersonErasure,
  },
} satisfies Procedures<Pick<Contract, 'activity' | 'adminPerson'>>
