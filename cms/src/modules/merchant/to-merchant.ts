import { missingAnswers } from '@stackyard/shared/domain/rfp-requirements'
import { DEFAULT_MERCHANT_TYPE, FIRST_FOUNDED_YEAR } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantCard, MerchantRecord, RfpInput } from '@stackyard/shared/schema/merchant'
import type { ListedMerchant, MerchantRow, RfpRow, RfpValues } from './repository'

type Draft = Omit<RfpRow, 'merchantId' | 'createdAt' | 'updatedAt' | 'submittedAt' | 'refUserId'>

/** What a merchant has answered before anything was kept: what the account tells. */
export const emptyDraft = (person: MerchantRow): Draft => ({
  company: person.company,
  foundedYear: null,
  merchantType: person.merchantType ?? DEFAULT_MERCHANT_TYPE,
  categories: [],
  storageVolume: null,
  monthlyShipmentVolume: null,
  refMessage: '',
  about: '',
  phone: person.phone,
  website: person.website,
  address: null,
  ecommerceFeatures: {},
  physicalFeatures: {},
  omnichannelFeatures: {},
  fulfillmentProvider: {},
  inboundOrderProfile: {},
  outboundOrderProfile: {},
  inventoryOrderProfile: {},
})

/** What a kept request lacks for a submission. */
export const missingOf = (row: Draft) => missingAnswers(row)

/** A merchant's record on the wire (000 §3.5). */
export function toMerchant(person: MerchantRow, row: RfpRow | null): MerchantRecord {
  const draft = row ?? emptyDraft(person)
  return {
    ...draft,
    id: person.id,
    _id: person.id,
    merchantId: person.id,
    user: {
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      userUrl: person.userUrl,
      avatar: person.avatar,
      isEmailVerified: person.isEmailVerified,
    },
    foundedYear: row ? row.foundedYear : FIRST_FOUNDED_YEAR,
    isComplete: row !== null && missingOf(row).length === 0,
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

export const toMerchantCard = ({ rfp, createdAt, ...person }: ListedMerchant): MerchantCard => ({
  id: person.id,
  _id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  company: rfp?.company || person.company,
  userUrl: person.userUrl,
  avatar: person.avatar,
  merchantType: rfp?.merchantType ?? person.merchantType,
  storageVolume: rfp?.storageVolume ?? null,
  monthlyShipmentVolume: rfp?.monthlyShipmentVolume ?? null,
  categories: rfp?.categories ?? [],
  isComplete: rfp !== null && missingOf(rfp).length === 0,
  submittedAt: rfp?.submittedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** What of an input is kept: the fields that were sent, by name; nothing else a client sends gets here. */
export function toValues(input: RfpInput): RfpValues {
  const { userInfo = {}, refUserId } = input
  const values = {
    company: input.company,
    foundedYear: input.foundedYear,
    merchantType: input.merchantType,
    categories: input.categories && [...new Set(input.categories)],
    storageVolume: input.storageVolume,
    monthlyShipmentVolume: input.monthlyShipmentVolume,
    refMessage: input.refMessage,
    about: userInfo.about,
    phone: userInfo.phone === null ? '' : userInfo.phone,
    website: userInfo.website === null ? '' : userInfo.website,
    address: userInfo.address,
    ecommerceFeatures: input.ecommerceFeatures,
    physicalFeatures: input.physicalFeatures,
    omnichannelFeatures: input.omnichannelFeatures,
    fulfillmentProvider: input.fulfillmentProvider,
    inboundOrderProfile: input.inboundOrderProfile,
    outboundOrderProfile: input.outboundOrderProfile,
    inventoryOrderProfile: input.inventoryOrderProfile,
    refUserId,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
