import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { expireEventJob } from './jobs/expire-event'
import { sourcing } from './procedures/serve-sourcing'

export const procedures = { sourcing } satisfies Procedures<Pick<Contract, 'sourcing'>>

export const jobs: JobDefinition[] = [expireEventJob]
