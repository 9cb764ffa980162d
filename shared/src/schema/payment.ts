import { z } from 'zod'
import { accountHolderTypes } from '../reference/payment-types'
import { isRoutingNumber } from '../reference/routing-number'
import { Address, StrictAddress } from './address'
import { recordId } from './query'
import { Email } from './user'
import { numberInput } from './number-input'

const record = { id: z.number().int(), _id: z.number().int(), isPrimary: z.boolean(), createdAt: z.string() }

/** A card: brand, last4 and expiry; the number never reaches the server. */
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
  expirationMonth: numberInput(z.number({ error: 'Expire Month is required' }).int().min(1).max(12)),
  expirationYear: numberInput(z.number({ error: 'Expire Year is required' }).int().min(2000).max(2100)),
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
  /** The tax id of the company that is billed; empty for none. */
  taxId: z.string(),
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
  taxId: z.string().trim().max(40, 'At most 40 characters').optional(),
}

export const BillingInfoInput = z.object({ ...billingFields, isPrimary: z.boolean().default(false) })
export type BillingInfoInput = z.infer<typeof BillingInfoInput>

export const BillingInfoUpdate = z.object({ id: recordId, ...billingFields, isPrimary: z.boolean().optional() })
export type BillingInfoUpdate = z.infer<typeof BillingInfoUpdate>

/** What proves an account that was entered by its numbers: two amounts, or a code in the text of one deposit. */
const depositKinds = ['amounts', 'descriptor_code'] as const

/** The small deposits an account waits for; they failed when it can't be proven any more. */
const BankDeposits = z.object({ kind: z.enum(depositKinds), arriveAt: z.string(), isFailed: z.boolean() })
export type BankDeposits = z.infer<typeof BankDeposits>

/**
 * A bank account: last4 only. `isUsable` once its mandate is active; `deposits` while small deposits have
 * yet to prove it.
 */
export const AchAccount = z.object({
  ...record,
  routingNumber: z.string(),
  bankName: z.string(),
  last4: z.string(),
  accountName: z.string(),
  accountHolderType: z.enum(accountHolderTypes),
  email: z.string(),
  isUsable: z.boolean(),
  deposits: BankDeposits.nullable(),
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

const depositCents = numberInput(
  z
    .number({ error: 'Enter the amount in cents' })
    .int('Enter the amount in whole cents')
    .min(1, 'Enter the amount in cents')
    .max(99, 'Each amount is below one dollar'),
)

const depositCode = z
  .string({ error: 'Enter the code' })
  .trim()
  .toUpperCase()
  .regex(/^SM[0-9A-Z]{4}$/, 'The code has six characters and begins with SM')

/** The two fields of a person who reads the deposits off a statement. */
export const DepositAmounts = z.object({ first: depositCents, second: depositCents })
export type DepositAmounts = z.infer<typeof DepositAmounts>
export const DepositCode = z.object({ descriptorCode: depositCode })
export type DepositCode = z.infer<typeof DepositCode>

/** What the bank shows of the small deposits: both amounts in cents, or the code that begins with SM. */
export const AchProof = z
  .object({
    id: recordId,
    amounts: z.array(depositCents).length(2, 'Enter both amounts').optional(),
    descriptorCode: depositCode.optional(),
  })
  .refine(({ amounts, descriptorCode }) => (amounts === undefined) !== (descriptorCode === undefined), {
    path: ['amounts'],
    error: 'Enter both amounts, or the code',
  })
export type AchProof = z.infer<typeof AchProof>

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
