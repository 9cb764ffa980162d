import type { JobDefinition } from '../../../platform/jobs'
import { mailKnownMerchantJob } from './jobs/mail-known-merchant'
import { mailAnnouncementJob } from './jobs/mail-announcement'
import { merchant } from './procedures/serve-merchants'

export { keepFirstRfp, openMerchant } from './operations/open-merchant'
export { rfpPages } from './rfp-pages'

export const procedures = { merchant }

export const jobs: JobDefinition[] = [mailAnnouncementJob, mailKnownMerchantJob]
