import { z } from 'zod'
import { accountHolderSorts } from '../reference/account-holder-sorts'
import { DirectoryQuery } from './curation'
import { queryBoolean, queryList, queryText } from './query'
import { personHead, UserType } from './user'

const manyOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat())

/** A repeated filter: each value once. */
const queryTexts = z.preprocess(
  (value: string | readonly string[] | undefined) =>
    manyOf(value)
      .map((text) => queryText.parse(text))
      .filter(Boolean),
  z.array(z.string()),
)

/** true and false together leave nobody out. */
const queryBooleans = z.preprocess((value: boolean | readonly boolean[] | undefined) => {
  const found = new Set(
    manyOf(value)
      .map((each) => queryBoolean.parse(each))
      .filter((each) => each !== undefined),
  )
  return found.size === 1 ? [...found][0] : undefined
}, z.boolean().optional())

const filters = DirectoryQuery.extend({
  userType: queryList,
  serviceType: queryList,
  query: queryTexts,
  active: queryBooleans,
  verified: queryBooleans,
  sortBy: z.preprocess(
    (value: string | undefined) => accountHolderSorts.find((sort) => sort === value),
    z.enum(accountHolderSorts).default('createdAt'),
  ),
})

/** `name=userType&value=seller&name=active&value=true` is `userType=seller&active=true`. */
function withPairs({ name, value, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const values = manyOf(value)
  const sent: Record<string, unknown[]> = {}
  for (const [index, key] of manyOf(name).entries()) {
    if (typeof key !== 'string' || !(key in filters.shape)) continue
    ;(sent[key] ??= manyOf(rest[key]).slice()).push(values[index])
  }
  return { ...rest, ...sent }
}

/**
 * The filters of the directory, with the sorts of account holders. Filters are repeated for several values, of which any
 * matches, and may be sent as pairs of `name` and `value`.
 */
export const AccountHolderQuery = z.preprocess(withPairs, filters)
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
