import { z } from 'zod'
import { accountHolderTypes } from '../reference/payment-types'
import { isRoutingNumber } from '../reference/routing-number'
import { Address, StrictAddress } from './address'
import { recordId } from './query'
import { Email } from './user'

const record = { id: z.number().int(), _id: z.number().int(), isPrimary: z.boolean(), createdAt: z.string() }

/** A card: brand, last4 and expiry; the number never reaches the server (DECISIONS 9). */
export const Card = z.object({
  ...record,
  brand: z.string(),
  last4: z.string(),
  cardHolder: z.string(),
  expirationMonth: z.number().int(),
  expirationYear: z.number().int(),
})
export type Card = z.infer<typeof Card>

const cardHolder = z
  .string({ error: 'Card holder name is required' })
  .trim()
  .min(1, 'Card holder name is required')
  .max(120)

export const CardInput = z.object({
  cardToken: z.string({ error: 'Enter your card' }).min(1, 'Enter your card').max(255),
  cardHolder,
  isPrimary: z.boolean().default(false),
})
export type CardInput = z.infer<typeof CardInput>

export const CardUpdate = z.object({
  id: recordId,
  cardHolder,
  expirationMonth: z.coerce.number({ error: 'Expire Month is required' }).int().min(1).max(12),
  expirationYear: z.coerce.number({ error: 'Expire Year is required' }).int().min(2000).max(2100),
  isPrimary: z.boolean().optional(),
})
export type CardUpdate = z.infer<typeof CardUpdate>

export const BillingInfo = z.object({
  ...record,
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  address: Address,
  formattedAddress: z.string(),
})
export type BillingInfo = z.infer<typeof BillingInfo>

const billingFields = {
  fullName: z.string({ error: 'Name is required' }).trim().min(1, 'Name is required').max(120),
  phoneNumber: z
    .string({ error: 'Phone number is required' })
    .trim()
    .min(1, 'Phone number is required')
    .max(24)
    .regex(/^[\d\-+() ]+$/, 'Enter a valid phone number'),
  email: Email,
  address: StrictAddress,
}

export const BillingInfoInput = z.object({ ...billingFields, isPrimary: z.boolean().default(false) })
export type BillingInfoInput = z.infer<typeof BillingInfoInput>

export const BillingInfoUpdate = z.object({ id: recordId, ...billingFields, isPrimary: z.boolean().optional() })
export type BillingInfoUpdate = z.infer<typeof BillingInfoUpdate>

/** A bank account: last4 only (DECISIONS 9). `isUsable` once its mandate is active. */
export const AchAccount = z.object({
  ...record,
  routingNumber: z.string(),
  bankName: z.string(),
  last4: z.string(),
  accountName: z.string(),
  accountHolderType: z.enum(accountHolderTypes),
  email: z.string(),
  isUsable: z.boolean(),
})
export type AchAccount = z.infer<typeof AchAccount>

const accountName = z.string({ error: 'Account Name is required' }).trim().min(1, 'Account Name is required').max(120)

/** The account number is not a field: whatever a client sends under that name is dropped unread. */
export const AchInput = z.object({
  achToken: z.string({ error: 'Connect your bank account' }).min(1, 'Connect your bank account').max(255),
  routingNumber: z
    .string({ error: 'Routing Number is required' })
    .trim()
    .regex(/^\d{9}$/, { error: 'Enter the nine digits of the routing number', abort: true })
    .refine(isRoutingNumber, 'This is not the routing number of a bank: check its digits'),
  accountName,
  accountHolderType: z.enum(accountHolderTypes).default('company'),
  email: Email,
  isPrimary: z.boolean().default(false),
})
export type AchInput = z.infer<typeof AchInput>

export const AchUpdate = z.object({
  id: recordId,
  accountName,
  accountHolderType: z.enum(accountHolderTypes).default('individual'),
  isPrimary: z.boolean().optional(),
})
export type AchUpdate = z.infer<typeof AchUpdate>

export const BillingSummary = z.object({
  primaryBillingInfo: BillingInfo.nullable(),
  primaryCard: Card.nullable(),
  primaryACH: AchAccount.nullable(),
  annualPlan: z.boolean(),
})
export type BillingSummary = z.infer<typeof BillingSummary>
