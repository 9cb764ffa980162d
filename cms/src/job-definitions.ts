import type { JobDefinition } from './platform/jobs'
import { storageJobs } from './platform/storage/remove-objects'
import { jobs as accountJobs } from './modules/accounts/account'
import { jobs as bookingJobs } from './modules/reservations/booking'
import { jobs as campaignJobs } from './modules/payments/campaign'
import { jobs as chatJobs } from './modules/messaging/chat'
import { jobs as claimJobs } from './modules/accounts/claim'
import { jobs as contactJobs } from './modules/messaging/contact'
import { jobs as identityJobs } from './modules/accounts/identity'
import { jobs as amendmentJobs } from './modules/reservations/amendment'
import { jobs as installmentJobs } from './modules/reservations/installment'
import { jobs as invoiceJobs } from './modules/payments/invoice'
import { jobs as merchantJobs } from './modules/reservations/merchant'
import { jobs as letterJobs } from './modules/management/letter'
import { jobs as notificationJobs } from './modules/foundation/notification'
import { jobs as newsletterJobs } from './modules/messaging/newsletter'
import { jobs as paymentJobs } from './modules/payments/payment'
import { jobs as payoutJobs } from './modules/payments/payout'
import { jobs as permissionJobs } from './modules/accounts/permission'
import { jobs as personalDataJobs } from './modules/management/personal-data'
import { jobs as planJobs } from './modules/payments/plan'
import { jobs as profileJobs } from './modules/accounts/profile'
import { jobs as recordJobs } from './modules/reservations/record'
import { jobs as quoteJobs } from './modules/reservations/quote'
import { jobs as sourcingJobs } from './modules/reservations/sourcing'
import { jobs as contentJobs } from './modules/content/editorial'
import { jobs as pageJobs } from './modules/content/pages'
import { jobs as discoveryJobs } from './modules/listings/discovery'
import { jobs as savedSearchJobs } from './modules/listings/saved-search'
import { jobs as shortlistJobs } from './modules/listings/shortlist'
import { jobs as supplyJobs } from './modules/management/supply'
import { jobs as trafficJobs } from './modules/listings/traffic'
import { jobs as walletJobs } from './modules/payments/wallet'

/** Every kind of background work, for the worker inside the server and the one on its own. */
export const jobDefinitions: JobDefinition[] = [
  ...storageJobs,
  ...accountJobs,
  ...profileJobs,
  ...permissionJobs,
  ...personalDataJobs,
  ...chatJobs,
  ...claimJobs,
  ...bookingJobs,
  ...installmentJobs,
  ...amendmentJobs,
  ...paymentJobs,
  ...payoutJobs,
  ...planJobs,
  ...identityJobs,
  ...invoiceJobs,
  ...recordJobs,
  ...quoteJobs,
  ...sourcingJobs,
  ...merchantJobs,
  ...pageJobs,
  ...contentJobs,
  ...letterJobs,
  ...newsletterJobs,
  ...notificationJobs,
  ...contactJobs,
  ...supplyJobs,
  ...discoveryJobs,
  ...savedSearchJobs,
  ...shortlistJobs,
  ...trafficJobs,
  ...walletJobs,
  ...campaignJobs,
]
