import { z } from 'zod'
import { Email, ServiceType, SessionUser } from './user'

export const minPasswordLength = 10

/** A new password: 10 to 128 characters, not one character repeated, not blank at the ends. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(minPasswordLength, `Use at least ${minPasswordLength} characters`)
  .max(128, 'Use at most 128 characters')
  .refine((password) => new Set(password).size > 3, 'Use more different characters')
  .refine((password) => password.trim() === password, 'Leave no blanks at the ends')

const name = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(80)

export const SignupInput = z
  .object({
    email: Email,
    password: NewPassword,
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
    captchaToken: z.string().max(4000).optional(),
    returnTo: z.string().max(2000).optional(),
  })
  .refine((input) => input.userType !== 'seller' || input.serviceType, {
    path: ['serviceType'],
    message: 'Choose what you offer',
  })
export type SignupInput = z.infer<typeof SignupInput>

export const LoginInput = z.object({
  email: Email,
  password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(256),
})
export type LoginInput = z.infer<typeof LoginInput>

/** A session begun: a short-lived Bearer token and the token that renews it once. */
export const Session = z.object({
  user: SessionUser,
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: z.string(),
})
export type Session = z.infer<typeof Session>
