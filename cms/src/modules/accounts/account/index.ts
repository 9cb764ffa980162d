import type { JobDefinition } from '../../../platform/jobs'
import { onClose } from './closing-guards'
import { reencryptSecretsJob } from './jobs/reencrypt-secrets'
import { sendEmailChangedJob, sendEmailChangeJob } from './jobs/send-email-change'
import { sendInvitationJob } from './jobs/send-invitation'
import { sendLinkChangedJob } from './jobs/send-link-changed'
import { sendNewDeviceJob } from './jobs/send-new-device'
import { sendPasswordChangedJob } from './jobs/send-password-changed'
import { sendSecondFactorChangedJob } from './jobs/send-second-factor-changed'
import { sendPasswordResetJob } from './jobs/send-password-reset'
import { sendVerificationJob } from './jobs/send-verification'
import { tidySessionsJob } from './jobs/tidy-sessions'
import { lastAdminGuard } from './last-admin'
import { beginSocialSignIn } from './procedures/begin-social-sign-in'
import { deactivateAccount } from './procedures/deactivate-account'
import { emailUnsubscribe } from './procedures/email-unsubscribe'
import { exchangeSocialCode } from './procedures/exchange-social-code'
import { forgotPassword } from './procedures/forgot-password'
import { getProfile } from './procedures/get-profile'
import { getPublicConfig } from './procedures/get-public-config'
import { login } from './procedures/login'
import { logout } from './procedures/logout'
import { openPanel } from './procedures/open-panel'
import {
  confirmEmailChange,
  deleteEmailChange,
  getEmailChange,
  postEmailChange,
  postEmailChangeAgain,
} from './procedures/own-email'
import { deleteOtherSessions, deleteOwnSession, listOwnSessions } from './procedures/own-sessions'
import {
  linkSignInMethod,
  listSignInMethods,
  sendPasswordLinkToOwner,
  unlinkSignInMethod,
} from './procedures/own-sign-in'
import {
  beginCodeSetup,
  beginPasskeySetup,
  beginProof,
  deleteSecondFactor,
  finishCodeSetup,
  finishPasskeySetup,
  finishProof,
  listSecondFactors,
  patchSecondFactor,
  postRecoveryCodes,
} from './procedures/own-second-factor'
import { refresh } from './procedures/refresh'
import { resetPassword } from './procedures/reset-password'
import { beginPasskeySignIn, finishPasskeySignIn, secondStep } from './procedures/second-step'
import { signInChallenge } from './procedures/sign-in-challenge'
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

onClose(lastAdminGuard)

export { assertClosable, onClose, openMattersOf, toOpenMatter } from './closing-guards'
export { onEmailChange } from './email-followers'
export { hasAdmin, openFirstAdmin } from './operations/open-first-admin'
export { openInvitedAccount } from './operations/open-invited-account'
export { authenticate, readerOf, readerOfToken } from './operations/authenticate'
export { assertEnrolled } from './operations/assert-enrolled'
export { assertRecentProof } from './operations/step-up'
export { beginSessionFor, type Device, deviceOf } from './operations/begin-session'
export { insertPerson } from './operations/insert-person'
export { endSession, listSessions } from './operations/own-sessions'
export { type Asking, proveIdentity } from './operations/prove-identity'
export { resetSecondFactors } from './operations/reset-second-factors'
export { requestVerification } from './operations/request-verification'
export { sendPasswordLink } from './operations/send-password-link'
export { setPassword } from './operations/set-password'
export { unsubscribe } from './operations/unsubscribe'
export { revokeAllSessions, revokeSessionsOf } from './repository'
export { listFactors } from './second-factor-repository'
export { hashToken, randomToken } from './secret-token'
export { hasPassword, listLinks } from './social-repository'
export { stopLettersUrl } from './stop-letters-url'

export const procedures = {
  auth: {
    login,
    signInChallenge,
    secondStep,
    beginPasskeySignIn,
    finishPasskeySignIn,
    signup,
    refresh,
    logout,
    openPanel,
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
  ownSession: { list: listOwnSessions, end: deleteOwnSession, endOthers: deleteOtherSessions },
  ownEmail: {
    get: getEmailChange,
    ask: postEmailChange,
    resend: postEmailChangeAgain,
    cancel: deleteEmailChange,
    confirm: confirmEmailChange,
  },
  ownSignIn: {
    list: listSignInMethods,
    sendPasswordLink: sendPasswordLinkToOwner,
    link: linkSignInMethod,
    unlink: unlinkSignInMethod,
  },
  ownSecondFactor: {
    list: listSecondFactors,
    beginCode: beginCodeSetup,
    finishCode: finishCodeSetup,
    beginPasskey: beginPasskeySetup,
    finishPasskey: finishPasskeySetup,
    rename: patchSecondFactor,
    remove: deleteSecondFactor,
    renewRecoveryCodes: postRecoveryCodes,
  },
  ownProof: { begin: beginProof, finish: finishProof },
}

export const jobs: JobDefinition[] = [
  sendVerificationJob,
  sendInvitationJob,
  sendPasswordResetJob,
  sendPasswordChangedJob,
  sendEmailChangeJob,
  sendEmailChangedJob,
  sendLinkChangedJob,
  sendSecondFactorChangedJob,
  sendNewDeviceJob,
  reencryptSecretsJob,
  tidySessionsJob,
]
