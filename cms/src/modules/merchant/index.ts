import type { JobDefinition } from '../../platform/jobs'
import { mailLetterJob } from './jobs/mail-letter'
import { merchant } from './procedures/serve-merchants'

export { keepFirstRfp, openMerchant } from './operations/open-merchant'

export const procedures = { merchant }

export const jobs: JobDefinition[] = [mailLetterJob]
