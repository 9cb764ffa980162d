import {
  AmendmentAcceptance,
  AmendedAgreementParams,
  AmendmentParams,
  AmendmentProposal,
  Amendments,
} from '../schema/amendment'
import { IdParams } from '../schema/query'
import { endpoint, fileEndpoint } from './endpoint'

/** Changes of a reservation that one side proposes and the other accepts or declines. Each call answers with all of them. */
export const amendment = {
  list: endpoint({
    method: 'GET',
    path: '/user/transaction/{id}/amendments',
    audience: 'owner',
    summary: 'The changes of a reservation, for its customer, its seller and admins',
    input: IdParams,
    results: Amendments,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/user/transaction/{id}/amendments',
    audience: ['customer', 'seller'],
    summary: 'Propose another quantity, an extension, or an earlier end',
    description: 'Refused with PRICE_CHANGED when the total is another one than was seen.',
    input: AmendmentProposal,
    results: Amendments,
    callsPerMinute: 30,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/user/transaction/{id}/amendments/{amendmentId}/accept',
    audience: ['customer', 'seller'],
    summary: 'Accept a change that the other side proposed',
    description:
      'Refused with CAPACITY_EXCEEDED when the space is no longer free, with PRICE_CHANGED when the total is another one than was seen.',
    input: AmendmentAcceptance,
    results: Amendments,
    callsPerMinute: 30,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/user/transaction/{id}/amendments/{amendmentId}/decline',
    audience: ['customer', 'seller'],
    summary: 'Decline a change that the other side proposed',
    input: AmendmentParams,
    results: Amendments,
    callsPerMinute: 30,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/user/transaction/{id}/amendments/{amendmentId}/withdraw',
    audience: ['customer', 'seller'],
    summary: 'Withdraw a change that you proposed',
    input: AmendmentParams,
    results: Amendments,
    callsPerMinute: 30,
  }),
  agreement: fileEndpoint({
    method: 'GET',
    path: '/user/transaction/{id}/amendments/{amendmentId}/agreement',
    audience: 'owner',
    summary: 'The amended agreement as a PDF, for its customer, its seller and admins',
    description: '`language=ar` answers with a translation, which names the SHA-256 of the amendment in English.',
    input: AmendedAgreementParams,
    callsPerMinute: 60,
  }),
}
