import { z } from 'zod'
import { erasureWord } from '../reference/erasure'
import { Email } from './user'

/** Providers of social sign-in. */
export const socialProviders = ['google', 'linkedin'] as const
export const SocialProviderName = z.enum(socialProviders, { error: 'Choose Google or LinkedIn' })
export type SocialProviderName = z.infer<typeof SocialProviderName>

/** The password that an act asks for; accounts without one sign in afresh with their provider instead. */
export const currentPassword = z.string({ error: 'Enter your password' }).max(256).optional()

/** A place where the account is signed in. */
export const OwnSession = z.object({
  id: z.string(),
  /** `own`: the person's; `helper`: somebody who acts for them; `panel`: the content panel. */
  kind: z.enum(['own', 'helper', 'panel']),
  /** `Chrome on Windows`; empty when the browser did not say. */
  device: z.string(),
  isPhone: z.boolean(),
  method: z.enum(['password', 'passkey', ...socialProviders, 'permission']),
  /** Who acts, of a helper's session. */
  helper: z.object({ name: z.string(), email: z.string() }).nullable(),
  ip: z.string(),
  /** `same`: the network of this very session; `local`: a private network. */
  network: z.enum(['same', 'local', 'other']),
  isThisOne: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const SessionParams = z.object({ id: z.string().trim().min(1).max(64) })

/** A change of the email address that both addresses have to confirm. */
export const EmailChange = z.object({
  newEmail: z.string(),
  oldEmail: z.string(),
  oldConfirmedAt: z.string().nullable(),
  newConfirmedAt: z.string().nullable(),
  /** False while the present address was never verified: then the new one alone confirms. */
  needsOld: z.boolean(),
  sentAt: z.string(),
  expiresAt: z.string(),
})
export type EmailChange = z.infer<typeof EmailChange>

export const EmailChangeInput = z.object({ email: Email, password: currentPassword })
export type EmailChangeInput = z.infer<typeof EmailChangeInput>

/** What a link of a change led to: `done`, or the address that has yet to confirm. */
export const EmailChangeOutcome = z.object({
  state: z.enum(['done', 'waiting']),
  waitsFor: z.enum(['old', 'new']).nullable(),
})
export type EmailChangeOutcome = z.infer<typeof EmailChangeOutcome>

/** How the account can be signed in to. */
export const SignInMethods = z.object({
  hasPassword: z.boolean(),
  /** Whether a sign-in with a provider was so recent that it stands in for the password. */
  isFresh: z.boolean(),
  providers: z.array(
    z.object({
      provider: SocialProviderName,
      /** The provider can be used in this installation. */
      isOffered: z.boolean(),
      isLinked: z.boolean(),
      email: z.string().nullable(),
      linkedAt: z.string().nullable(),
      usedAt: z.string().nullable(),
    }),
  ),
})
export type SignInMethods = z.infer<typeof SignInMethods>

export const openMatterKinds = [
  'orders',
  'reservations',
  'campaigns',
  'wallet',
  'debt',
  'payouts',
  'lastAdmin',
] as const
export type OpenMatterKind = (typeof openMatterKinds)[number]

/** Something that must be settled before an account can be closed. */
export const OpenMatter = z.object({
  kind: z.enum(openMatterKinds),
  /** How many; of money the cents. */
  count: z.number(),
  message: z.string(),
  /** Where it can be settled. */
  path: z.string(),
})
export type OpenMatter = z.infer<typeof OpenMatter>

/** The newest copy of one's data, while there is one. */
export const DataExport = z.object({
  id: z.number().int(),
  state: z.enum(['waiting', 'working', 'ready', 'failed', 'expired']),
  doneParts: z.number().int(),
  totalParts: z.number().int(),
  bytes: z.number().int().nullable(),
  createdAt: z.string(),
  readyAt: z.string().nullable(),
  /** When the file is deleted. */
  expiresAt: z.string().nullable(),
  /** A signed path below /api, good for some minutes; null while there is no file. */
  downloadPath: z.string().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** The request to erase the account, while it waits. */
export const Erasure = z.object({
  createdAt: z.string(),
  dueAt: z.string(),
  /** True when an admin asked. */
  isByAdmin: z.boolean(),
  /** What stood in the way when the time came. */
  hindrances: z.array(OpenMatter),
})
export type Erasure = z.infer<typeof Erasure>

export const ErasureInput = z.object({
  password: currentPassword,
  confirmation: z
    .string({ error: `Type ${erasureWord}` })
    .trim()
    .toUpperCase()
    .refine((typed) => typed === erasureWord, `Type ${erasureWord}`),
})
export type ErasureInput = z.infer<typeof ErasureInput>
