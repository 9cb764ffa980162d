import type { JobDefinition } from './platform/jobs'
import { jobs as accountJobs } from './modules/account'
import { jobs as bookingJobs } from './modules/booking'
import { jobs as campaignJobs } from './modules/campaign'
import { jobs as chatJobs } from './modules/chat'
import { jobs as claimJobs } from './modules/claim'
import { jobs as contactJobs } from './modules/contact'
import { jobs as identityJobs } from './modules/identity'
import { jobs as invoiceJobs } from './modules/invoice'
import { jobs as listingJobs } from './modules/listing'
import { jobs as merchantJobs } from './modules/merchant'
import { jobs as letterJobs } from './modules/letter'
import { jobs as newsletterJobs } from './modules/newsletter'
import { jobs as paymentJobs } from './modules/payment'
import { jobs as payoutJobs } from './modules/payout'
import { jobs as permissionJobs } from './modules/permission'
import { jobs as personalDataJobs } from './modules/personal-data'
import { jobs as planJobs } from './modules/plan'
import { jobs as profileJobs } from './modules/profile'
import { jobs as quoteJobs } from './modules/quote'
import { jobs as contentJobs } from './modules/content'
import { jobs as pageJobs } from './modules/pages'
import { jobs as supplyJobs } from './modules/supply'
import { jobs as trafficJobs } from './modules/traffic'
import { jobs as walletJobs } from './modules/wallet'

/** Every kind of background work, for the worker inside the server and the one on its own. */
export const jobDefinitions: JobDefinition[] = [
  ...accountJobs,
  ...profileJobs,
  ...permissionJobs,
  ...personalDataJobs,
  ...chatJobs,
  ...claimJobs,
  ...bookingJobs,
  ...paymentJobs,
  ...payoutJobs,
  ...planJobs,
  ...identityJobs,
  ...invoiceJobs,
  ...quoteJobs,
  ...merchantJobs,
  ...pageJobs,
  ...contentJobs,
  ...letterJobs,
  ...newsletterJobs,
  ...contactJobs,
  ...listingJobs,
  ...supplyJobs,
  ...trafficJobs,
  ...walletJobs,
  ...campaignJobs,
]
