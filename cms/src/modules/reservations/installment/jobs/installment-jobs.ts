import { dayOf, isDay } from '@stackyard/shared/domain/calendar'
import type { JobDefinition } from '../../../../platform/jobs'
import { runInstallments } from '../operations/begin-charge'
import { issueReceipt } from '../operations/issue-receipt'
import { settleInstallment } from '../operations/settle-installment'
import { listInFlight } from '../repository'
import { ISSUE_RECEIPT, RUN_INSTALLMENTS, SETTLE_INSTALLMENT, SETTLE_INSTALLMENTS } from './job-names'

const MINUTE_SECONDS = 60

const keyOf = (payload: Record<string, unknown>) => ({
  orderId: Number(payload.orderId),
  number: Number(payload.number),
})

/** Every hour: what falls due is announced, what is due is charged. `today` does the work of another day (UTC). */
const runInstallmentsJob: JobDefinition = {
  name: RUN_INSTALLMENTS,
  cron: '12 * * * *',
  run: (services, { today }) => runInstallments(services, isDay(today) ? today : dayOf(services.clock.now())),
}

const settleInstallmentJob: JobDefinition = {
  name: SETTLE_INSTALLMENT,
  run: (services, payload) => settleInstallment(services, keyOf(payload)),
}

/** Every minute: what has been in flight for over a minute is settled with its own key. */
const settleInstallmentsJob: JobDefinition = {
  name: SETTLE_INSTALLMENTS,
  cron: '* * * * *',
  async run(services, payload) {
    for (const key of await listInFlight(services.db, Number(payload.olderThanSeconds ?? MINUTE_SECONDS)))
      await settleInstallment(services, key).catch((error: unknown) =>
        services.log.error({ err: error, ...key }, 'an installment stays in flight'),
      )
  },
}

const issueReceiptJob: JobDefinition = {
  name: ISSUE_RECEIPT,
  run: (services, payload) => issueReceipt(services, keyOf(payload)),
}

export const jobs = [runInstallmentsJob, settleInstallmentJob, settleInstallmentsJob, issueReceiptJob]
