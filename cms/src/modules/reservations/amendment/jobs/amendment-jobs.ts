import { dayOf, isDay } from '@stackyard/shared/domain/calendar'
import type { JobDefinition } from '../../../../platform/jobs'
import { askExtensions } from '../operations/ask-extensions'
import { expireAmendment } from '../operations/expire-amendment'
import { keepAmendedAgreement } from '../operations/keep-amended-agreement'
import { ASK_EXTENSIONS, EXPIRE_AMENDMENT, PRINT_AMENDMENT } from './job-names'

const expireAmendmentJob: JobDefinition = {
  name: EXPIRE_AMENDMENT,
  run: (services, payload) => expireAmendment(services, Number(payload.amendmentId)),
}

const printAmendmentJob: JobDefinition = {
  name: PRINT_AMENDMENT,
  async run(services, payload) {
    await keepAmendedAgreement(services, Number(payload.amendmentId))
  },
}

/** Every hour: asks about extensions. `today` does the work of another day (UTC). */
const askExtensionsJob: JobDefinition = {
  name: ASK_EXTENSIONS,
  cron: '27 * * * *',
  run: (services, { today }) => askExtensions(services, isDay(today) ? today : dayOf(services.clock.now())),
}

export const jobs = [expireAmendmentJob, printAmendmentJob, askExtensionsJob]
