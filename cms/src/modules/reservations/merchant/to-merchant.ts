import { missingAnswers, type RfpIssue, submissionIssues } from '@stackyard/shared/domain/rfp-requirements'
import { rfpUploads } from '@stackyard/shared/reference/rfp-fields'
import { DEFAULT_MERCHANT_TYPE, FIRST_FOUNDED_YEAR } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantCard, MerchantRecord, RfpInput } from '@stackyard/shared/schema/merchant'
import { toE164 } from '../../../platform/phone'
import type { ListedMerchant, MerchantRow, RfpRow, RfpValues } from './repository'

type Draft = Omit<RfpRow, 'merchantId' | 'createdAt' | 'updatedAt' | 'submittedAt' | 'refUserId' | 'origin'>

/** The answers of a merchant who has not saved any: what the account says. */
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
  place: '',
  startDate: null,
  termMonths: null,
  answerBy: null,
  ecommerceFeatures: {},
  physicalFeatures: {},
  omnichannelFeatures: {},
  fulfillmentProvider: {},
  inboundOrderProfile: {},
  outboundOrderProfile: {},
  inventoryOrderProfile: {},
})

/** What a submission of a saved request on this day refuses. */
export const issuesOf = (row: Draft, now: Date): RfpIssue[] => submissionIssues(row, now.toISOString().slice(0, 10))

const isComplete = (row: RfpRow | null): boolean => row !== null && missingAnswers(row).length === 0

/** A merchant's record on the wire. */
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
    isComplete: isComplete(row),
    origin: row?.origin ?? 'account',
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

/** A record without the answers that are files, for readers of a link. */
export function withoutFiles(record: MerchantRecord): MerchantRecord {
  const copy = { ...record }
  for (const { group, key } of rfpUploads) {
    const { [key]: _file, ...others } = copy[group]
    copy[group] = others
  }
  return copy
}

/** A merchant in a list. */
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
  place: rfp?.place ?? '',
  startDate: rfp?.startDate ?? null,
  termMonths: rfp?.termMonths ?? null,
  answerBy: rfp?.answerBy ?? null,
  isComplete: isComplete(rfp),
  origin: rfp?.origin ?? null,
  submittedAt: rfp?.submittedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** The fields of an input that were sent, by name; nothing else a client sends is stored. */
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
    place: input.place,
    startDate: input.startDate,
    termMonths: input.termMonths,
    answerBy: input.answerBy,
    about: userInfo.about,
    phone: userInfo.phone === undefined ? undefined : toE164(userInfo.phone ?? '', 'userInfo.phone'),
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
