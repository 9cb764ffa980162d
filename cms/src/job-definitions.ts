import type { JobDefinition } from './platform/jobs'
import { jobs as accountJobs } from './modules/account'
import { jobs as bookingJobs } from './modules/booking'
import { jobs as invoiceJobs } from './modules/invoice'
import { jobs as paymentJobs } from './modules/payment'
import { jobs as planJobs } from './modules/plan'
import { jobs as releaseJobs } from './modules/site-release'
import { jobs as supplyJobs } from './modules/supply'

/** Every kind of background work, for the worker inside the server and the one on its own. */
export const jobDefinitions: JobDefinition[] = [
  ...accountJobs,
  ...bookingJobs,
  ...paymentJobs,
  ...planJobs,
  ...invoiceJobs,
  ...releaseJobs,
  ...supplyJobs,
]
