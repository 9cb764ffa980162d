import { z } from 'zod'
import {
  LoginInput,
  NewPassword,
  Session,
  SignInChallenge,
  SignInOutcome,
  SignupInput,
  SocialAccountInput,
  SocialCode,
  SocialOutcome,
} from '../schema/account'
import { PasskeySignInInput, PasskeyStart, SecondStepInput } from '../schema/second-factor'
import { currentPassword } from '../schema/own-account'
import { Email } from '../schema/user'
import { Done, endpoint, nothing } from './endpoint'

const mailToken = z.string({ error: 'This link is incomplete.' }).min(10, 'This link is incomplete.').max(2000)
const socialStart = z.object({ returnTo: z.string().max(2000).optional() })

const begins =
  'Answers with the address to send the browser to, and sets a short-lived cookie that the end of the sign-in needs. ' +
  'NOT_CONFIGURED while the installation has no keys for the provider.'
const ends =
  'Takes code, state, and, where the provider sends it, iss of the way back, from the browser that began. Answers with a session, or for an unknown ' +
  'email with a token to open an account. An email the provider has not verified is refused.'

/** Sub-path `/auth/refresh` answers beside `/refresh`. */
export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    audience: 'public',
    summary: 'Sign in with email and password',
    description:
      'Wrong credentials answer 401, a locked account 423, a deactivated one 403. An account with a second factor gets a ticket for the second step in place of a session.',
    input: LoginInput,
    results: SignInOutcome,
    callsPerMinute: 30,
  }),
  signInChallenge: endpoint({
    method: 'POST',
    path: '/auth/sign-in-challenge',
    audience: 'public',
    summary: 'Get a challenge to solve before the next sign-in',
    description:
      'After three failed sign-ins to an account, browsers that it does not know solve one for each attempt (PROOF_OF_WORK_REQUIRED). It holds for ten minutes, for one attempt.',
    input: z.object({ email: Email }),
    results: SignInChallenge,
    callsPerMinute: 30,
  }),
  secondStep: endpoint({
    method: 'POST',
    path: '/auth/second-step',
    audience: 'public',
    summary: 'Finish a sign-in with a one-time code, a recovery code or a passkey',
    description:
      'Takes the ticket of the first step, which works once and for five minutes. A used code does not work again.',
    input: SecondStepInput,
    results: Session,
    callsPerMinute: 30,
  }),
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey/begin',
    audience: 'public',
    summary: 'Begin a sign-in with a passkey, without a password',
    input: nothing,
    results: PasskeyStart,
    callsPerMinute: 30,
  }),
  finishPasskeySignIn: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    audience: 'public',
    summary: 'Finish a sign-in with a passkey',
    input: PasskeySignInInput,
    results: Session,
    callsPerMinute: 30,
  }),
  signup: endpoint({
    method: 'POST',
    path: '/auth/signup',
    audience: 'public',
    summary: 'Open a customer or seller account',
    description: 'A mail to verify the address goes out. Sellers name their serviceType.',
    input: SignupInput,
    results: Session,
    callsPerMinute: 20,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    audience: 'public',
    summary: 'Renew a session with its refresh token',
    description: 'A refresh token works once; a second use ends the session it belongs to.',
    input: z.object({ refreshToken: z.string({ error: 'Sign in again' }).min(10).max(500) }),
    results: Session,
    callsPerMinute: 60,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    audience: 'public',
    summary: 'End the session of the Bearer token',
    input: z.object({ refreshToken: z.string().max(500).optional() }).optional(),
    results: Done,
  }),
  openPanel: endpoint({
    method: 'POST',
    path: '/auth/panel-session',
    audience: ['editor', 'admin'],
    summary: 'Open the content panel with the session of the app',
    description: 'Sets the cookie of the panel. It ends with the session, and after two hours without use.',
    input: nothing,
    results: Done,
    callsPerMinute: 30,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    audience: 'public',
    summary: 'Ask for a link to set a new password',
    description: 'Answers alike for known and unknown addresses.',
    input: z.object({ email: Email }),
    results: Done,
    callsPerMinute: 10,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    audience: 'public',
    summary: 'Set a new password with the token of the mail',
    input: z.object({ token: mailToken, password: NewPassword }),
    results: Done,
    callsPerMinute: 20,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email',
    audience: 'public',
    summary: 'Verify an email address, or ask for the mail again',
    description: 'With a token: verifies. Signed in and without a token: sends the mail again.',
    input: z.object({ token: mailToken.optional() }),
    results: Done,
    callsPerMinute: 20,
  }),
  emailUnsubscribe: endpoint({
    method: 'POST',
    path: '/auth/email-unsubscribe',
    audience: 'public',
    summary: 'Stop marketing mail with the token of a mail',
    input: z.object({ token: mailToken }),
    results: Done,
    callsPerMinute: 20,
  }),
  updatePassword: endpoint({
    method: 'PATCH',
    path: '/auth/update-password',
    audience: 'user',
    summary: 'Change the own password',
    description: 'Ends all other sessions and answers with a new one.',
    input: z.object({
      currentPassword: z
        .string({ error: 'Current password is required' })
        .min(1, 'Current password is required')
        .max(256),
      newPassword: NewPassword,
    }),
    results: Session,
    callsPerMinute: 10,
  }),
  deactivateAccount: endpoint({
    method: 'POST',
    path: '/auth/deactivate-account',
    audience: 'user',
    summary: 'Deactivate your account',
    description:
      'Takes the password; accounts without one sign in with their provider right before. Refused with ACCOUNT_IN_USE and a list while something is open.',
    input: z.object({ password: currentPassword }),
    results: Done,
    callsPerMinute: 10,
  }),
  google: endpoint({
    method: 'GET',
    path: '/auth/google',
    audience: 'public',
    summary: 'Begin sign-in with Google',
    description: `${begins} It comes back to /auth/social/google.`,
    input: socialStart,
    results: z.object({ url: z.string() }),
    callsPerMinute: 30,
  }),
  googleToken: endpoint({
    method: 'POST',
    path: '/auth/google-token',
    audience: 'public',
    summary: 'Finish sign-in with Google',
    description: ends,
    input: SocialCode,
    results: SocialOutcome,
    callsPerMinute: 30,
  }),
  linkedin: endpoint({
    method: 'GET',
    path: '/auth/linkedin',
    audience: 'public',
    summary: 'Begin sign-in with LinkedIn',
    description: `${begins} It comes back to /auth/social/linkedin.`,
    input: socialStart,
    results: z.object({ url: z.string() }),
    callsPerMinute: 30,
  }),
  linkedinToken: endpoint({
    method: 'POST',
    path: '/auth/linkedin-token',
    audience: 'public',
    summary: 'Finish sign-in with LinkedIn',
    description: ends,
    input: SocialCode,
    results: SocialOutcome,
    callsPerMinute: 30,
  }),
  socialCreateAccountFromLogin: endpoint({
    method: 'POST',
    path: '/auth/social-create-account-from-login',
    audience: 'public',
    summary: 'Open an account after a first social sign-in',
    description: 'Takes the socialToken of the sign-in, which names the address the provider has verified.',
    input: SocialAccountInput,
    results: Session,
    callsPerMinute: 20,
  }),
}
