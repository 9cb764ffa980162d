import { z } from 'zod'
import { Session } from '../schema/account'
import {
  AcceptedPermission,
  AcceptPermissionInput,
  GrantedAccount,
  Permission,
  PermissionDecision,
  PermissionEmail,
  PermissionInput,
} from '../schema/permission'
import { IdParams } from '../schema/query'
import { Done, endpoint, nothing } from './endpoint'

/** Who may act for an account. None of it is for whoever acts for another. */
export const permission = {
  list: endpoint({
    method: 'GET',
    path: '/user/profile/permissions',
    audience: 'owner',
    summary: 'People given access to the own account',
    input: nothing,
    results: z.array(Permission),
  }),
  add: endpoint({
    method: 'POST',
    path: '/user/profile/permissions',
    audience: 'owner',
    summary: 'Invite a person by email',
    description: 'An invitation goes out by email. An open one is sent again.',
    input: PermissionInput,
    results: Permission,
    callsPerMinute: 20,
    stepUp: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user/profile/permissions/{email}',
    audience: 'owner',
    summary: 'Take a person’s access away',
    description: 'Whatever they have open in this account’s name ends at once.',
    input: PermissionEmail,
    results: Done,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/user/profile/permissions/{state}/{id}',
    audience: 'owner',
    summary: 'Approve or reject a person who accepted an invitation',
    description: 'Irreversible: a second decision is refused.',
    input: PermissionDecision,
    results: Permission,
    stepUp: true,
  }),
  granted: endpoint({
    method: 'GET',
    path: '/user/profile/permissions/granted',
    audience: 'user',
    summary: 'Accounts whose owners gave the reader access',
    input: nothing,
    results: z.array(GrantedAccount),
  }),
  open: endpoint({
    method: 'POST',
    path: '/user/profile/permissions/{id}/open',
    audience: 'user',
    summary: 'Begin a session in the name of an account that gave access',
    description:
      'The session acts as the owner, except for passwords, permissions, payment methods, plans and identity. Every change made in it is noted.',
    input: IdParams,
    results: Session,
    callsPerMinute: 20,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/users/acceptPermission',
    audience: 'public',
    summary: 'Accept an invitation with both tokens of its mail',
    input: AcceptPermissionInput,
    results: AcceptedPermission,
    callsPerMinute: 20,
  }),
}
