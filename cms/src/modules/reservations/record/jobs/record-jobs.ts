import type { JobDefinition } from '../../../../platform/jobs'
import { measureRecords } from '../operations/measure-records'

/** Every night: a figure of 12 months does not change by the hour. */
const measure: JobDefinition = { name: 'record:measure', cron: '25 4 * * *', run: measureRecords }

export const jobs = [measure]
