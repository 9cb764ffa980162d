import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { onEmailChange } from '../../accounts/account'
import { moveSubscriptions } from './move-subscriptions'
import { newsletterProcedures } from './procedures/serve-newsletters'
import { sellerNewsletterProcedures } from './procedures/serve-seller-newsletters'

export { newsletterJobs as jobs } from './jobs/newsletter-jobs'
export { newsletterRoute } from './newsletter-route'

onEmailChange((_services, tx, change) => moveSubscriptions(tx, change))

export const procedures = {
  newsletter: newsletterProcedures,
  sellerNewsletter: sellerNewsletterProcedures,
} satisfies Procedures<Pick<Contract, 'newsletter' | 'sellerNewsletter'>>
