import { z } from 'zod'
import {
  DataExport,
  EmailChange,
  EmailChangeInput,
  EmailChangeOutcome,
  Erasure,
  ErasureInput,
  OpenMatter,
  OwnSession,
  SessionParams,
  SignInMethods,
  SocialProviderName,
} from '../schema/own-account'
import { recordId } from '../schema/query'
import { Done, endpoint, fileEndpoint, nothing } from './endpoint'
import { numberInput } from '../schema/number-input'

/** Where the account is signed in. None of it is for somebody who acts for another. */
export const ownSession = {
  list: endpoint({
    method: 'GET',
    path: '/user/sessions',
    audience: 'owner',
    summary: 'List the places where you are signed in',
    description: 'Sessions of people who act for the account are among them, as such.',
    input: nothing,
    results: z.array(OwnSession),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    audience: 'owner',
    summary: 'Sign out of one session',
    input: SessionParams,
    results: Done,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/user/sessions',
    audience: 'owner',
    summary: 'Sign out of all sessions but this one',
    input: nothing,
    results: z.object({ count: z.number().int() }),
  }),
}

/** Change of the email address: both addresses confirm by a link. */
export const ownEmail = {
  get: endpoint({
    method: 'GET',
    path: '/user/email-change',
    audience: 'owner',
    summary: 'Get the pending change of your email address',
    description: 'Null when none is pending.',
    input: nothing,
    results: EmailChange.nullable(),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/user/email-change',
    audience: 'owner',
    summary: 'Change your email address',
    description:
      'Takes the current password; accounts without one sign in with their provider right before. Links go to both addresses. Answers alike for free and taken addresses.',
    input: EmailChangeInput,
    results: EmailChange,
    callsPerMinute: 10,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/user/email-change/resend',
    audience: 'owner',
    summary: 'Send the links of the pending change again',
    description: 'The links sent before stop working.',
    input: nothing,
    results: EmailChange,
    callsPerMinute: 10,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/user/email-change',
    audience: 'owner',
    summary: 'Cancel the pending change of your email address',
    input: nothing,
    results: Done,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/confirm-email-change',
    audience: 'public',
    summary: 'Confirm a change of the email address with the token of a link',
    input: z.object({
      token: z.string({ error: 'This link is incomplete.' }).min(10, 'This link is incomplete.').max(2000),
    }),
    results: EmailChangeOutcome,
    callsPerMinute: 20,
  }),
}

/** Ways to sign in. Linking itself ends at `/auth/google-token` and `/auth/linkedin-token`. */
export const ownSignIn = {
  list: endpoint({
    method: 'GET',
    path: '/user/sign-in-methods',
    audience: 'owner',
    summary: 'List your ways to sign in',
    input: nothing,
    results: SignInMethods,
  }),
  sendPasswordLink: endpoint({
    method: 'POST',
    path: '/user/sign-in-methods/password',
    audience: 'owner',
    summary: 'Get a link by email to set a password',
    input: nothing,
    results: Done,
    callsPerMinute: 5,
  }),
  link: endpoint({
    method: 'POST',
    path: '/user/sign-in-methods/{provider}',
    audience: 'owner',
    summary: 'Link an account at a provider',
    description:
      'Answers with the address to send the browser to, and sets a short-lived cookie. The way back ends at the token endpoint of the provider, called with the same session.',
    input: z.object({ provider: SocialProviderName }),
    results: z.object({ url: z.string() }),
    callsPerMinute: 20,
    stepUp: true,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/user/sign-in-methods/{provider}',
    audience: 'owner',
    summary: 'Unlink an account at a provider',
    description: 'The last way to sign in cannot be unlinked.',
    input: z.object({ provider: SocialProviderName }),
    results: SignInMethods,
  }),
}

/** A copy of one's data, and the end of the account. */
export const ownData = {
  openMatters: endpoint({
    method: 'GET',
    path: '/user/open-matters',
    audience: 'owner',
    summary: 'List what must be settled before your account can be closed',
    input: nothing,
    results: z.array(OpenMatter),
  }),
  getExport: endpoint({
    method: 'GET',
    path: '/user/data-export',
    audience: 'owner',
    summary: 'Get the state of your newest data export',
    description: 'Null before the first.',
    input: nothing,
    results: DataExport.nullable(),
  }),
  askExport: endpoint({
    method: 'POST',
    path: '/user/data-export',
    audience: 'owner',
    summary: 'Have a copy of your data made',
    description: 'One at a time. You are notified when it is ready.',
    input: nothing,
    results: DataExport,
    callsPerMinute: 5,
  }),
  downloadExport: fileEndpoint({
    method: 'GET',
    path: '/user/data-export/{id}/download',
    audience: 'owner',
    summary: 'Download a copy of your data as a ZIP file',
    description: 'By the signed path of the export, within its time, and for its owner alone.',
    input: z.object({
      id: recordId,
      until: numberInput(z.number().int().positive()),
      signature: z.string().min(20).max(200),
    }),
    callsPerMinute: 20,
  }),
  getErasure: endpoint({
    method: 'GET',
    path: '/user/erasure',
    audience: 'owner',
    summary: 'Get the pending erasure of your account',
    description: 'Null when none is pending.',
    input: nothing,
    results: Erasure.nullable(),
  }),
  askErasure: endpoint({
    method: 'POST',
    path: '/user/erasure',
    audience: 'owner',
    summary: 'Have your account erased',
    description:
      'After 14 days, unless it is cancelled before. Refused with ACCOUNT_IN_USE and a list while something is open.',
    input: ErasureInput,
    results: Erasure,
    callsPerMinute: 10,
  }),
  cancelErasure: endpoint({
    method: 'DELETE',
    path: '/user/erasure',
    audience: 'owner',
    summary: 'Cancel the erasure of your account',
    input: nothing,
    results: Done,
  }),
}
