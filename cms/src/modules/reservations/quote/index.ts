import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { mailAnswerJob } from './jobs/mail-answer'
import { mailRequestJob } from './jobs/mail-request'
import { all, answer, get, received, request, sent } from './procedures/serve-quotes'

export const procedures = {
  quote: { request, received, sent, all, get, answer },
} satisfies Procedures<Pick<Contract, 'quote'>>

export const jobs: JobDefinition[] = [mailRequestJob, mailAnswerJob]
