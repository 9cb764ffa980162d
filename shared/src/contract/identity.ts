import { IdentityBegin, IdentityForm, IdentityInput, IdentityStatus } from '../schema/identity'
import { endpoint, nothing } from './endpoint'

export const kyc = {
  getApplicationStatus: endpoint({
    method: 'GET',
    path: '/kyc/getApplicationStatus',
    audience: 'owner',
    summary: 'How far the verification of the own identity is',
    input: nothing,
    results: IdentityStatus,
    callsPerMinute: 60,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/kyc/addDocument',
    audience: 'user',
    summary: 'Apply to have the own identity verified',
    description: 'Upload the documents first (`/file-upload/`) and send their ids. One application at a time.',
    input: IdentityInput,
    results: IdentityStatus,
    callsPerMinute: 10,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/kyc/begin',
    audience: 'user',
    summary: 'Where the payment provider’s form for the own identity is, for one visit',
    description: 'Ours, beside the spec: 404 where an admin decides (`provider` of the status is `house`).',
    input: IdentityBegin,
    results: IdentityForm,
    callsPerMinute: 10,
  }),
}
