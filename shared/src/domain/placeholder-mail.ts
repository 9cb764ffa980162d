import { brand } from '../reference/brand'

/** Domain of the addresses that managed profiles get when none is known; mail to it reaches nobody. */
export const PLACEHOLDER_MAIL_DOMAIN = 'managed.invalid'

type Addressed = { email: string; userUrl: string }

/** Whether an address stands in for one that nobody knows, so that readers do not see it. */
export const isPlaceholderMail = ({ email, userUrl }: Addressed): boolean =>
  email.endsWith(`@${PLACEHOLDER_MAIL_DOMAIN}`) || email === `${userUrl}@${brand.managedMailDomain}`
