import { z } from 'zod'
import { NewPassword } from '../schema/account'
import {
  ClaimDecision,
  ClaimedProfile,
  ClaimExistingInput,
  ClaimInput,
  UnclaimedUser,
  VerifiedClaim,
} from '../schema/claim'
import { unwrapped } from '../schema/permission'
import { queryText, recordId } from '../schema/query'
import { PlatformContact, PublicProfile, UserCard, UserChoice, UserQuery } from '../schema/user-card'
import { Done, endpoint, nothing } from './endpoint'
import { numberInput } from '../schema/number-input'

/** People as others may know them. */
export const users = {
  all: endpoint({
    method: 'GET',
    path: '/users/all',
    audience: 'admin',
    summary: 'Everybody of a kind, to choose from',
    input: z.object({
      userType: queryText,
      limit: z.preprocess(
        (value: number | undefined) => value || undefined,
        numberInput(z.number().int().min(1).max(1000)).default(1000),
      ),
    }),
    results: z.array(UserChoice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/{id}',
    audience: 'public',
    summary: 'A public profile by id or profile address',
    description:
      'Mail and phone are for signed-in readers, those of customers for those they trade with; a managed profile shows none.',
    input: z.object({ id: z.string().trim().min(1).max(120) }),
    results: PublicProfile,
  }),
  getManagerProfile: endpoint({
    method: 'GET',
    path: '/users/getManagerProfile',
    audience: 'public',
    summary: 'How to reach the platform',
    input: nothing,
    results: PlatformContact,
  }),
  sendEmailTemplate: endpoint({
    method: 'POST',
    path: '/users/sendEmailTemplate',
    audience: 'admin',
    summary: 'Write to people',
    description:
      'A letter to each of up to 200 people who proved their address and allow letters; {firstName} and {company} stand for their own.',
    input: unwrapped(
      z.object({
        ids: z
          .array(recordId, { error: 'Choose people' })
          .min(1, 'Choose people')
          .max(200, 'Choose at most 200 people'),
        subject: z.string({ error: 'Subject is required' }).trim().min(1, 'Subject is required').max(150),
        message: z.string({ error: 'Message is required' }).trim().min(1, 'Message is required').max(10_000),
      }),
    ),
    results: z.object({ count: z.number().int(), leftOut: z.number().int() }),
    callsPerMinute: 10,
  }),
}

export const searchUser = {
  list: endpoint({
    method: 'GET',
    path: '/search/users',
    audience: 'public',
    summary: 'Search people by name, company and place',
    input: UserQuery,
    results: z.array(UserCard),
  }),
}

/** `GET /user/user-list` and an admin's `PATCH /user/update-password`. */
export const userDirectory = {
  list: endpoint({
    method: 'GET',
    path: '/user/user-list',
    audience: 'user',
    summary: 'The directory of people with a public profile',
    input: UserQuery,
    results: z.array(UserCard),
  }),
}

export const adminPassword = {
  update: endpoint({
    method: 'PATCH',
    path: '/user/update-password',
    audience: 'admin',
    summary: 'Set a person’s password',
    description: 'Ends every session of theirs and tells them by email. Not for admins, who set their own.',
    input: unwrapped(z.object({ id: recordId, password: NewPassword })),
    results: Done,
    callsPerMinute: 20,
    stepUp: true,
  }),
}

/** Claims of managed profiles. */
export const claim = {
  send: endpoint({
    method: 'POST',
    path: '/users/sendClaimProfile',
    audience: 'public',
    summary: 'Claim a managed profile',
    description: 'A mail with a link to prove the address goes out. For visitors only.',
    input: ClaimInput,
    results: Done,
    callsPerMinute: 10,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/users/claimProfileVerify',
    audience: 'public',
    summary: 'Prove the address of a claim with the token of its mail',
    input: z.object({
      token: z.string({ error: 'This link is incomplete.' }).min(10, 'This link is incomplete.').max(500),
    }),
    results: VerifiedClaim,
    callsPerMinute: 20,
  }),
  unclaimedUsers: endpoint({
    method: 'GET',
    path: '/users/unclaimUsers',
    audience: 'admin',
    summary: 'People whose claim waits for a decision',
    input: nothing,
    results: z.array(UnclaimedUser),
  }),
  claimExisting: endpoint({
    method: 'POST',
    path: '/admin/claimExistingUser',
    audience: 'admin',
    summary: 'Hand a managed profile over to a person who claimed one',
    description: 'Listings and what the profile says become the person’s; the managed profile ends.',
    input: ClaimExistingInput,
    results: ClaimedProfile,
    stepUp: true,
  }),
  grant: endpoint({
    method: 'POST',
    path: '/admin/grantAccessManagedProfile',
    audience: 'admin',
    summary: 'Grant a claim: the profile it names becomes the person’s',
    input: ClaimDecision,
    results: ClaimedProfile,
    stepUp: true,
  }),
  deny: endpoint({
    method: 'POST',
    path: '/admin/denyAccessManagedProfile',
    audience: 'admin',
    summary: 'Deny a claim',
    input: ClaimDecision,
    results: Done,
  }),
}
