import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { onStripeObject } from '../../../platform/stripe-object-handlers'
import { redactSessionJob } from './jobs/redact-session'
import { rereadSessionsJob } from './jobs/reread-sessions'
import { followSession } from './operations/follow-session'
import { addDocument, begin, getApplicationStatus } from './procedures/kyc'

onStripeObject('vs_', followSession)

export { forgetIdentity } from './operations/forget-identity'

export const jobs: JobDefinition[] = [rereadSessionsJob, redactSessionJob]

export const procedures = {
  kyc: { getApplicationStatus, addDocument, begin },
} satisfies Procedures<Pick<Contract, 'kyc'>>
