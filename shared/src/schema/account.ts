import { z } from 'zod'
import { SecondStep } from './second-factor'
import { Email, ServiceType, SessionUser } from './user'

export const minPasswordLength = 10

/** A new password: 10 to 128 characters, not one character repeated, not blank at the ends. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(128, 'Use at most 128 characters')
  .refine((password) => new Set(password).size > 3, 'Use more different characters')
  .refine((password) => password.trim() === password, 'Leave no blanks at the ends')

export const passwordIsEmail = 'Choose a password that is not your email address'

/** Whether a password is the address of its own account, which everybody guesses first. */
export const isEmailItself = (password: string, email: string): boolean =>
  password.trim().toLowerCase() === email.trim().toLowerCase()

const name = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(80)

const person = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  userType: z.enum(['customer', 'seller']),
  company: z.string().trim().max(120).default(''),
  serviceType: z.preprocess(
    (value: ServiceType | undefined) => (typeof value === 'string' ? value.toLowerCase() : value),
    ServiceType.optional(),
  ),
  phone: z
    .string()
    .trim()
    .max(24)
    .regex(/^[\d\-+() ]*$/, 'Enter a valid phone number')
    .default(''),
})

const namesService = (input: { userType: 'customer' | 'seller'; serviceType?: ServiceType | undefined }): boolean =>
  input.userType !== 'seller' || input.serviceType !== undefined
const serviceMissing = { path: ['serviceType'], message: 'Choose what you offer' }

/** Whose link led here; one that is nobody's is ignored. */
const referralCode = z.string().trim().max(64).optional()

export const SignupInput = person
  .extend({
    email: Email,
    password: NewPassword,
    captchaToken: z.string().max(4000).optional(),
    returnTo: z.string().max(2000).optional(),
    referralCode,
  })
  .refine(namesService, serviceMissing)
  .refine(({ email, password }) => !isEmailItself(password, email), {
    path: ['password'],
    message: passwordIsEmail,
  })
export type SignupInput = z.infer<typeof SignupInput>

/** The first admin of an installation. */
export const FirstAdmin = z
  .object({ email: Email, password: NewPassword, firstName: name('First name'), lastName: name('Last name') })
  .refine(({ email, password }) => !isEmailItself(password, email), { path: ['password'], message: passwordIsEmail })
export type FirstAdmin = z.infer<typeof FirstAdmin>

export const LoginInput = z.object({
  email: Email,
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(256),
  /** A solved challenge, after PROOF_OF_WORK_REQUIRED. */
  proof: z.string().max(4000).optional(),
})
export type LoginInput = z.infer<typeof LoginInput>

/** What `solveProof` makes a proof of. */
export const SignInChallenge = z.object({ challenge: z.string() })

/** A session begun: a short-lived Bearer token and the token that renews it once. */
export const Session = z.object({
  user: SessionUser,
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: z.string(),
})
export type Session = z.infer<typeof Session>

/** What a password leads to: a session, or the second step of an account that asks for one. */
export const SignInOutcome = z.union([Session, z.object({ secondStep: SecondStep })])
export type SignInOutcome = z.infer<typeof SignInOutcome>

/** What a provider sends a person back with. */
export const SocialCode = z.object({
  code: z.string({ error: 'Start the sign-in again' }).min(1).max(4000),
  state: z.string({ error: 'Start the sign-in again' }).min(1).max(500),
  /** Who sent the person back (RFC 9207); providers that announce it are refused without it. */
  iss: z.string({ error: 'Start the sign-in again' }).min(1).max(500).optional(),
})

export type SocialCode = z.infer<typeof SocialCode>

/**
 * A social sign-in: the session of a known address or its second step, what opens an account for an unknown one, or the provider that was
 * linked to the account of whoever was signed in and asked for that.
 */
export const SocialOutcome = z.object({
  session: Session.nullable(),
  secondStep: SecondStep.nullable(),
  linked: z.enum(['google', 'linkedin']).nullable(),
  newcomer: z
    .object({ socialToken: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() })
    .nullable(),
  /** The path of ours on which the sign-in began, or empty. */
  returnTo: z.string(),
})
export type SocialOutcome = z.infer<typeof SocialOutcome>

/** The account a first social sign-in opens; its email is in the token. */
export const SocialAccountInput = person
  .extend({ socialToken: z.string({ error: 'Start the sign-in again' }).min(10).max(4000), referralCode })
  .refine(namesService, serviceMissing)
export type SocialAccountInput = z.infer<typeof SocialAccountInput>
