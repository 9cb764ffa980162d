import { z } from 'zod'
import { MoneyReport } from '../schema/money-report'
import { IdParams, paging } from '../schema/query'
import { TextFile } from '../schema/text-file'
import {
  AgreementParams,
  PoNumberInput,
  Transaction,
  TransactionExportQuery,
  TransactionQuery,
} from '../schema/transaction'
import { endpoint, fileEndpoint } from './endpoint'

/** Each action answers with the order after it. */
export const transaction = {
  list: endpoint({
    method: 'GET',
    path: '/user/transaction/',
    audience: 'owner',
    summary: 'Your reservations, as customer or as seller',
    input: TransactionQuery,
    results: z.array(Transaction),
  }),
  export: endpoint({
    method: 'GET',
    path: '/user/transaction/export',
    audience: 'owner',
    summary: 'Your reservations that match as a CSV file',
    input: TransactionExportQuery,
    results: TextFile,
    callsPerMinute: 12,
  }),
  get: endpoint({
    method: 'GET',
    path: '/user/transaction/{id}',
    audience: 'owner',
    summary: 'One reservation, for its customer, its seller and admins',
    input: IdParams,
    results: Transaction,
  }),
  agreement: fileEndpoint({
    method: 'GET',
    path: '/user/transaction/{id}/agreement',
    audience: 'owner',
    summary: 'What was agreed with a reservation as a PDF, for its customer, its seller and admins',
    description:
      'Its SHA-256 stands with the reservation as `agreement.sha256` and in the header `repr-digest`. `language=ar` answers with a translation, which is not what was agreed and names the SHA-256 of the agreement.',
    input: AgreementParams,
    callsPerMinute: 60,
  }),
  complete: endpoint({
    method: 'PUT',
    path: '/user/transaction/complete/{id}',
    audience: 'seller',
    summary: 'Accept a reservation: the payment is taken',
    input: IdParams,
    results: Transaction,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/user/transaction/cancel/{id}',
    audience: ['customer', 'seller'],
    summary: 'Cancel a pending reservation; as its seller: refuse it, or accept the request to cancel',
    input: IdParams,
    results: Transaction,
  }),
  requestCancel: endpoint({
    method: 'PUT',
    path: '/user/transaction/request-cancel/{id}',
    audience: 'customer',
    summary: 'Ask the seller to cancel a reservation',
    input: IdParams,
    results: Transaction,
  }),
  poNumber: endpoint({
    method: 'PUT',
    path: '/user/transaction/po-number/{id}',
    audience: 'customer',
    summary: 'Change the own number of a purchase, until its payment is taken',
    input: PoNumberInput,
    results: Transaction,
  }),
  declineCancelRequest: endpoint({
    method: 'PUT',
    path: '/user/transaction/decline-cancel-request/{id}',
    audience: 'seller',
    summary: 'Decline a request to cancel',
    input: IdParams,
    results: Transaction,
  }),
}

export const adminTransaction = {
  list: endpoint({
    method: 'GET',
    path: '/admin/transaction',
    audience: 'admin',
    summary: 'All reservations',
    input: TransactionQuery,
    results: z.array(Transaction),
  }),
  export: endpoint({
    method: 'GET',
    path: '/admin/transaction/export',
    audience: 'admin',
    summary: 'All reservations that match as a CSV file',
    input: TransactionExportQuery,
    results: TextFile,
    callsPerMinute: 12,
  }),
  reports: endpoint({
    method: 'GET',
    path: '/admin/transaction/reports',
    audience: 'admin',
    summary: 'What the nightly comparisons with the payment provider found',
    input: z.object(paging(10)),
    results: z.array(MoneyReport),
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/admin/transactions/approve/{id}',
    audience: 'admin',
    summary: 'Approve a reservation, once',
    input: IdParams,
    results: Transaction,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/admin/transactions/cancel/{id}',
    audience: 'admin',
    summary: 'Cancel a reservation: the hold is released or the payment refunded',
    input: IdParams,
    results: Transaction,
    stepUp: true,
  }),
}
