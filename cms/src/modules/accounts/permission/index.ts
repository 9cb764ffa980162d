import type { JobDefinition } from '../../../platform/jobs'
import { onEmailChange } from '../account'
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
import { moveGranted } from './repository'

onEmailChange((_services, tx, change) => moveGranted(tx, change))

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
