import type { JobDefinition } from '../../platform/jobs'
import { sendInvitationJob } from './jobs/send-invitation'
import {
  acceptPermission,
  addPermission,
  deletePermission,
  listGrantedAccounts,
  listOwnPermissions,
  openGrantedAccount,
  putPermission,
} from './procedures/permissions'

export { assertOwnAct, noteAct } from './operations/guard-acting'

export const procedures = {
  permission: {
    list: listOwnPermissions,
    add: addPermission,
    remove: deletePermission,
    decide: putPermission,
    granted: listGrantedAccounts,
    open: openGrantedAccount,
    accept: acceptPermission,
  },
}

export const jobs: JobDefinition[] = [sendInvitationJob]
