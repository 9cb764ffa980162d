import type { JobDefinition } from '../../../platform/jobs'
import { mailKnownMerchantJob } from './jobs/mail-known-merchant'
import { mailAnnouncementJob } from './jobs/mail-announcement'
import { merchant } from './procedures/serve-merchants'

export { RFP_SENT } from './jobs/job-names'
export { keepFirstRfp, openMerchant } from './operations/open-merchant'
export { canOpenRfp } from './operations/read-merchants'
export { findMerchant, findRfp, type MerchantRow, type RfpRow } from './repository'
export { rfpPages } from './rfp-pages'

export const procedures = { merchant }

export const jobs: JobDefinition[] = [mailAnnouncementJob, mailKnownMerchantJob]
