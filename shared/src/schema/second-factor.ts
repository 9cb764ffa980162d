import { z } from 'zod'
import { numberInput } from './number-input'

/** What a browser hands over of a passkey; the server's library verifies every part of it. */
export const PasskeyAnswer = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string().max(64), z.unknown()),
  clientExtensionResults: z.record(z.string().max(64), z.unknown()).default({}),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** Options for `navigator.credentials`, as JSON. */
export const PasskeyOptions = z.record(z.string(), z.unknown())

/** A one-time code, or one of the recovery codes; blanks and hyphens do not count. */
const code = z
  .string({ error: 'Enter the code' })
  .trim()
  .min(1, 'Enter the code')
  .max(64)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())

const ticket = z.string({ error: 'Start again' }).min(10, 'Start again').max(4000)

/** Right password, but the account asks for more: what finishes the sign-in, within five minutes and once. */
export const SecondStep = z.object({
  ticket: z.string(),
  expiresAt: z.string(),
  hasCode: z.boolean(),
  hasRecoveryCode: z.boolean(),
  /** Null when the account has no passkey. */
  passkey: PasskeyOptions.nullable(),
})
export type SecondStep = z.infer<typeof SecondStep>

const oneProof = { message: 'Enter the code or use your passkey', path: ['code'] }

export const SecondStepInput = z
  .object({ ticket, code: code.optional(), passkey: PasskeyAnswer.optional() })
  .refine(({ code: typed, passkey }) => typed !== undefined || passkey !== undefined, oneProof)
export type SecondStepInput = z.infer<typeof SecondStepInput>

/** A sign-in with a passkey alone: what the browser needs for it. */
export const PasskeyStart = z.object({ ticket: z.string(), options: PasskeyOptions })
export type PasskeyStart = z.infer<typeof PasskeyStart>

export const PasskeySignInInput = z.object({ ticket, passkey: PasskeyAnswer })
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>

const name = z.string({ error: 'Enter a name' }).trim().min(1, 'Enter a name').max(60)

export const SecondFactor = z.object({
  id: z.number().int(),
  kind: z.enum(['code', 'passkey']),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const SecondFactors = z.object({
  /** Accounts of the team must have one in this installation. */
  isRequired: z.boolean(),
  factors: z.array(SecondFactor),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** The secret of an app for codes, as text and as the address that its QR code holds. */
export const CodeSetup = z.object({ setupToken: z.string(), secret: z.string(), uri: z.string() })
export type CodeSetup = z.infer<typeof CodeSetup>

export const CodeSetupInput = z.object({ setupToken: ticket, code, name })

export const PasskeySetup = z.object({ setupToken: z.string(), options: PasskeyOptions })
export type PasskeySetup = z.infer<typeof PasskeySetup>

export const PasskeySetupInput = z.object({ setupToken: ticket, passkey: PasskeyAnswer, name })

/** With the first second factor, ten recovery codes, shown this once. */
export const Enrolled = z.object({ factor: SecondFactor, recoveryCodes: z.array(z.string()).nullable() })
export type Enrolled = z.infer<typeof Enrolled>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const FactorParams = z.object({ id: numberInput(z.number().int().positive()) })
export const FactorNameInput = FactorParams.extend({ name })

/** By what the person of this session can prove who they are. */
export const StepUpStart = z.object({
  ticket: z.string(),
  needsPassword: z.boolean(),
  hasCode: z.boolean(),
  hasRecoveryCode: z.boolean(),
  passkey: PasskeyOptions.nullable(),
})
export type StepUpStart = z.infer<typeof StepUpStart>

export const StepUpInput = z.object({
  ticket: ticket.optional(),
  password: z.string().max(256).optional(),
  code: code.optional(),
  passkey: PasskeyAnswer.optional(),
})
export type StepUpInput = z.infer<typeof StepUpInput>
