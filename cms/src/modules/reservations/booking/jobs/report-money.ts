import type { JobDefinition } from '../../../../platform/jobs'
import { reportMoney } from '../operations/report-money'
import { REPORT_MONEY } from './job-names'

/** Every night, when least moves. */
export const reportMoneyJob: JobDefinition = {
  name: REPORT_MONEY,
  cron: '40 8 * * *',
  run: (services) => reportMoney(services),
}
