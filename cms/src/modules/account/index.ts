import type { JobDefinition } from '../../platform/jobs'
import { sendInvitationJob } from './jobs/send-invitation'
import { sendPasswordChangedJob } from './jobs/send-password-changed'
import { sendPasswordResetJob } from './jobs/send-password-reset'
import { sendVerificationJob } from './jobs/send-verification'
import { tidySessionsJob } from './jobs/tidy-sessions'
import { beginSocialSignIn } from './procedures/begin-social-sign-in'
import { deactivateAccount } from './procedures/deactivate-account'
import { emailUnsubscribe } from './procedures/email-unsubscribe'
import { exchangeSocialCode } from './procedures/exchange-social-code'
import { forgotPassword } from './procedures/forgot-password'
import { getProfile } from './procedures/get-profile'
import { getPublicConfig } from './procedures/get-public-config'
import { login } from './procedures/login'
import { logout } from './procedures/logout'
import { refresh } from './procedures/refresh'
import { resetPassword } from './procedures/reset-password'
import { signup } from './procedures/signup'
import { socialCreateAccountFromLogin } from './procedures/social-create-account-from-login'
import {
  enableMarketingNotification,
  enableMessageNotification,
  enableNewsletter,
} from './procedures/switch-preference'
import { updatePasswordAsAdmin } from './procedures/set-password-as-admin'
import { updatePassword } from './procedures/update-password'
import { updateProfile } from './procedures/update-profile'
import { verifyEmail } from './procedures/verify-email'

export { type Letter, toMail } from './emails/mail-page'
export { openInvitedAccount } from './operations/open-invited-account'
export { authenticate } from './operations/authenticate'
export { beginSessionFor, type Device, deviceOf } from './operations/begin-session'
export { insertPerson } from './operations/insert-person'
export { requestVerification } from './operations/request-verification'
export { sendPasswordLink } from './operations/send-password-link'
export { setPassword } from './operations/set-password'
export { unsubscribe } from './operations/unsubscribe'
export { revokeAllSessions, revokeSessionsOf } from './repository'
export { hashToken, randomToken } from './secret-token'
export { stopLettersUrl } from './stop-letters-url'

export const procedures = {
  auth: {
    login,
    signup,
    refresh,
    logout,
    forgotPassword,
    resetPassword,
    verifyEmail,
    emailUnsubscribe,
    updatePassword,
    deactivateAccount,
    google: beginSocialSignIn('google'),
    googleToken: exchangeSocialCode('google'),
    linkedin: beginSocialSignIn('linkedin'),
    linkedinToken: exchangeSocialCode('linkedin'),
    socialCreateAccountFromLogin,
  },
  user: { enableMarketingNotification, enableMessageNotification, enableNewsletter },
  profile: { get: getProfile, update: updateProfile },
  config: { get: getPublicConfig },
  adminPassword: { update: updatePasswordAsAdmin },
}

export const jobs: JobDefinition[] = [
  sendVerificationJob,
  sendInvitationJob,
  sendPasswordResetJob,
  sendPasswordChangedJob,
  tidySessionsJob,
]
