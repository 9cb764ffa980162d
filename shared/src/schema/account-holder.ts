import { z } from 'zod'
import { DirectoryQuery } from './curation'
import { personHead, UserType } from './user'

/** What account holders can be sorted by; people without a wallet, a top-up or a sign-in come last in either order. */
export const accountHolderSorts = [
  'createdAt',
  'company',
  'balance',
  'reserved',
  'spent',
  'lastTopUpAt',
  'lastSignInAt',
  'orders',
] as const
export type AccountHolderSort = (typeof accountHolderSorts)[number]

/** The filters of the directory, with the sorts of account holders. */
export const AccountHolderQuery = DirectoryQuery.extend({
  sortBy: z.preprocess(
    (value: string | undefined) => accountHolderSorts.find((sort) => sort === value),
    z.enum(accountHolderSorts).default('createdAt'),
  ),
})
export type AccountHolderQuery = z.infer<typeof AccountHolderQuery>

/** What a person has put into campaigns. Amounts are dollars and may have parts of a cent. */
export const HolderWallet = z.object({
  balance: z.number(),
  reserved: z.number(),
  /** What all their campaigns have spent so far. */
  spent: z.number(),
  /** When the newest top-up was credited; null before the first. */
  lastTopUpAt: z.string().nullable(),
})
export type HolderWallet = z.infer<typeof HolderWallet>

/** A person with an account, as admins follow money and use. */
export const AccountHolder = z.object({
  ...personHead,
  userType: UserType,
  serviceType: z.string().nullable(),
  avatar: z.string().nullable(),
  userUrl: z.string(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  /** The plan they are on now, and its name as the catalog has it. */
  planId: z.string(),
  planName: z.string(),
  /** Of sellers alone; null for everybody else. */
  wallet: HolderWallet.nullable(),
  /** Orders that a customer has placed or a seller has received. */
  orders: z.number().int(),
  /** The newest sign-in of their own, not of somebody who acts for them; null before the first. */
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
})
export type AccountHolder = z.infer<typeof AccountHolder>
