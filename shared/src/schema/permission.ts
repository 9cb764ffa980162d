import { z } from 'zod'
import { recordId } from './query'
import { Email } from './user'

/** How an invitation stands: sent, accepted and waiting for the owner, or decided for good. */
export const permissionStates = ['invited', 'requested', 'approve', 'reject'] as const
export type PermissionState = (typeof permissionStates)[number]

/** Somebody who was given, or asks for, access to the reader's account. */
export const Permission = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  email: z.string(),
  state: z.enum(permissionStates),
  /** The name of the account of this email, once accepted. */
  name: z.string(),
  createdAt: z.string(),
  acceptedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type Permission = z.infer<typeof Permission>

/** An account that the reader may open, by an approved permission of its owner. */
export const GrantedAccount = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  ownerId: z.number().int(),
  name: z.string(),
  email: z.string(),
  userType: z.string(),
  avatar: z.string().nullable(),
  state: z.enum(permissionStates),
})
export type GrantedAccount = z.infer<typeof GrantedAccount>

/** Fields stand at the top or under `data`, as the spec writes them in places. */
export const unwrapped = <TSchema extends z.ZodType>(schema: TSchema) =>
  z.preprocess((value: z.input<TSchema> | { data: z.input<TSchema> }) => {
    const sent = value as { data?: unknown } | undefined
    return typeof sent === 'object' && sent !== null && typeof sent.data === 'object' && sent.data !== null
      ? { ...sent, ...sent.data }
      : value
  }, schema)

export const PermissionInput = unwrapped(z.object({ email: Email }))
export const PermissionEmail = z.object({ email: Email })

/** approve or reject; anything else is refused. */
export const PermissionDecision = z.object({
  state: z.enum(['approve', 'reject'], { error: 'The state is approve or reject' }),
  id: recordId,
})

const linkPart = z.string({ error: 'This link is incomplete.' }).min(10, 'This link is incomplete.').max(500)
export const AcceptPermissionInput = z.object({ token: linkPart, permissionUserToken: linkPart })

/** What an accepted invitation leads to. */
export const AcceptedPermission = z.object({
  email: z.string(),
  ownerName: z.string(),
  state: z.enum(permissionStates),
  /** Whether the invited email has an account to sign in with; without one it is opened first. */
  hasAccount: z.boolean(),
})
export type AcceptedPermission = z.infer<typeof AcceptedPermission>
