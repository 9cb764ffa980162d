import type { JobDefinition } from '../../../platform/jobs'
import { sendClaimDecisionJob, sendClaimLinkJob } from './jobs/claim-mails'
import {
  claimExistingUser,
  claimProfileVerify,
  denyAccess,
  grantAccess,
  listUnclaimedUsers,
  sendClaimProfile,
} from './procedures/claims'

export const procedures = {
  claim: {
    send: sendClaimProfile,
    verify: claimProfileVerify,
    unclaimedUsers: listUnclaimedUsers,
    claimExisting: claimExistingUser,
    grant: grantAccess,
    deny: denyAccess,
  },
}

export const jobs: JobDefinition[] = [sendClaimLinkJob, sendClaimDecisionJob]
