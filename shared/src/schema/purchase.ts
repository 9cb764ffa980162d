import { z } from 'zod'
import { paymentTypes } from '../reference/payment-types'
import { spaceTypes, storageTerms } from '../reference/terms'
import { CouponCode } from './coupon'
import { recordId } from './query'
import { numberInput } from './number-input'

export const Term = z.literal(storageTerms)
export type Term = z.infer<typeof Term>

export const SpaceType = z.enum(spaceTypes)
export type SpaceType = z.infer<typeof SpaceType>

export const PaymentType = z.enum(paymentTypes)
export type PaymentType = z.infer<typeof PaymentType>

const figure = numberInput(z.number().nonnegative()).optional()
const flag = z.boolean().optional()

const payment = {
  warehouseId: recordId,
  agree: z.literal(true, { error: 'Agree to the merchant agreement' }),
  paymentType: z.enum(paymentTypes, { error: 'Choose ACH or card' }),
  achId: recordId.optional(),
  billingInfoId: recordId.optional(),
  cardId: recordId.optional(),
  startDate: z.iso.date().optional(),
  couponCode: z.preprocess((code: string | undefined) => code || undefined, CouponCode.optional()),
  /** What the client believes the code takes off, in dollars: compared, like the other figures. */
  couponDiscount: figure,
  /** The buyer's own number of the purchase, which the invoice names. */
  poNumber: z.preprocess((value: string | undefined) => value || undefined, z.string().trim().max(40).optional()),
  seller: z.unknown().optional(),
  isNotice: flag,
  isHazmat: flag,
  isOversizedItems: flag,
  isFoodBeverage: flag,
  isPharmaceuticalMedicalSupplies: flag,
  amountDue: figure,
  price: figure,
  total: figure,
}

/** Fulfillment that is reserved together with storage: the tier by its name; figures are compared like the others. */
const AddedFulfillment = z.object({
  monthlyVolumeTier: z.string().trim().min(1).max(80),
  depositAmount: figure,
  /** The deposit less the tier's discount: this part of `amountDue`. */
  amountDue: figure,
})

/**
 * A reservation. Dollar figures are what the client believes: they are compared with the server's own and
 * never charged. `quantity` is what was entered, in pallets or square feet; without it
 * `quantityOfPallet` is read, which in square-foot mode is square feet ÷ 13.33.
 * `startDate` is YYYY-MM-DD, the next day by default. With `fulfillment` it has two parts: one payment, one cancellation;
 * `amountDue` is that of both, `monthlyTotal` that of the storage.
 */
export const OfferingPurchase = z.object({
  type: z.literal('offering'),
  ...payment,
  /** A quote whose price is taken in place of the listing's, and the revision of it that the merchant saw. */
  quoteId: recordId.optional(),
  quoteRevision: z.number().int().positive().optional(),
  selectedTerm: numberInput(z.number()).pipe(Term),
  spaceType: SpaceType,
  quantity: numberInput(z.number().positive().max(100_000_000)).optional(),
  quantityOfPallet: numberInput(z.number().positive().max(100_000_000)).optional(),
  pricePerPallet: figure,
  discountedPricePerPallet: figure,
  monthlyTotal: figure,
  fulfillment: AddedFulfillment.optional(),
})
export type OfferingPurchase = z.infer<typeof OfferingPurchase>

/** A fulfillment deposit: the tier by its name, e.g. "0 to 500". */
export const FulfillmentPurchase = z.object({
  type: z.literal('fulfillment'),
  ...payment,
  monthlyVolumeTier: z.string().trim().min(1).max(80),
  depositAmount: figure,
})
export type FulfillmentPurchase = z.infer<typeof FulfillmentPurchase>

const hasPaymentMethod = (purchase: {
  paymentType: PaymentType
  achId?: number
  cardId?: number
  billingInfoId?: number
}) => (purchase.paymentType === 'ACH' ? Boolean(purchase.achId) : Boolean(purchase.cardId && purchase.billingInfoId))

export const PurchaseInput = z
  .preprocess(
    (value: z.input<typeof OfferingPurchase> | z.input<typeof FulfillmentPurchase>) =>
      typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
        ? { ...value, type: value.type.toLowerCase() }
        : value,
    z.discriminatedUnion('type', [OfferingPurchase, FulfillmentPurchase]),
  )
  .refine(hasPaymentMethod, { path: ['paymentType'], message: 'Choose a payment method' })
  .refine(
    (purchase) =>
      purchase.type !== 'offering' || purchase.quantity !== undefined || purchase.quantityOfPallet !== undefined,
    {
      path: ['quantity'],
      message: 'Enter a quantity',
    },
  )
  .refine(
    (purchase) => purchase.type !== 'offering' || purchase.fulfillment === undefined || purchase.quoteId === undefined,
    { path: ['fulfillment'], message: 'A quote has a price of its own; fulfillment can’t be added to it' },
  )
export type PurchaseInput = z.infer<typeof PurchaseInput>

/** `clientSecret` is set when the bank asks the customer to confirm the card payment in the browser. */
export const PurchaseResult = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  status: z.string(),
  paymentState: z.string(),
  clientSecret: z.string().nullable(),
})
export type PurchaseResult = z.infer<typeof PurchaseResult>
