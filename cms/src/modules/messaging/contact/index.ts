import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { mailMessageJob } from './jobs/mail-message'
import { contactProcedures } from './procedures/serve-contact'

export const procedures = { contactUs: contactProcedures } satisfies Procedures<Pick<Contract, 'contactUs'>>

export const jobs: JobDefinition[] = [mailMessageJob]
