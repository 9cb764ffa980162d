import { formatPhone } from '@stackyard/shared/domain/phone'
import { featureFields, featureGroups, profileFields, type RfpField } from '@stackyard/shared/reference/rfp-fields'
import { DEFAULT_MERCHANT_TYPE, type MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord, RfpForm as RfpBody } from '@stackyard/shared/schema/merchant'
import type { RfpAnswer, RfpAnswers } from '@stackyard/shared/schema/rfp-answers'
import type { AddressValues } from '../../../components/address-fields'

export const rfpGroups = [
  'ecommerceFeatures',
  'physicalFeatures',
  'omnichannelFeatures',
  'fulfillmentProvider',
  'inboundOrderProfile',
  'outboundOrderProfile',
  'inventoryOrderProfile',
] as const
export type RfpGroup = (typeof rfpGroups)[number]

export type RfpAddress = Required<AddressValues>

/** A request as it is typed; numbers of the groups stay text until they are sent. */
export type RfpForm = {
  firstName: string
  lastName: string
  email: string
  password: string
  company: string
  foundedYear: string
  merchantType: MerchantType
  categories: string[]
  storageVolume: string
  monthlyShipmentVolume: string
  refMessage: string
  about: string
  phone: string
  website: string
  place: string
  startDate: string
  termMonths: string
  answerBy: string
  address: RfpAddress
} & Record<RfpGroup, RfpAnswers>

export type RfpChange = Partial<Omit<RfpForm, RfpGroup>>

const noAnswers = () => Object.fromEntries(rfpGroups.map((group) => [group, {}])) as Record<RfpGroup, RfpAnswers>
const noAddress: RfpAddress = { street1: '', street2: '', city: '', state: '', zipCode: '', country: '' }

export const emptyForm = (): RfpForm => ({
  ...noAnswers(),
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  company: '',
  foundedYear: '',
  merchantType: DEFAULT_MERCHANT_TYPE,
  categories: [],
  storageVolume: '',
  monthlyShipmentVolume: '',
  refMessage: '',
  about: '',
  phone: '',
  website: '',
  place: '',
  startDate: '',
  termMonths: '',
  answerBy: '',
  address: noAddress,
})

/** The form of a saved request. A year that was never given is an empty text. */
export const toForm = (record: MerchantRecord): RfpForm => ({
  ...(Object.fromEntries(rfpGroups.map((group) => [group, record[group]])) as Record<RfpGroup, RfpAnswers>),
  firstName: record.user.firstName,
  lastName: record.user.lastName,
  email: record.user.email,
  password: '',
  company: record.company,
  foundedYear: String((record.updatedAt ? record.foundedYear : null) ?? ''),
  merchantType: record.merchantType,
  categories: record.categories,
  storageVolume: record.storageVolume ?? '',
  monthlyShipmentVolume: record.monthlyShipmentVolume ?? '',
  refMessage: record.refMessage,
  about: record.about,
  phone: formatPhone(record.phone),
  website: record.website,
  place: record.place,
  startDate: record.startDate ?? '',
  termMonths: String(record.termMonths ?? ''),
  answerBy: record.answerBy ?? '',
  address: { ...noAddress, ...record.address },
})

function sent(field: RfpField, answer: RfpAnswer | undefined): RfpAnswer | undefined {
  if (answer === undefined || answer === '') return field.dataType === 'string' ? field.default : undefined
  if (field.dataType !== 'number') return answer
  // What is no number is sent as it was typed, so that the server refuses it.
  return typeof answer === 'string' && Number.isFinite(Number(answer)) ? Number(answer) : answer
}

/** The answers that count: no empty ones, and dependents only below a yes. */
export const countedAnswers = (fields: readonly RfpField[], answers: RfpAnswers): RfpAnswers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = sent(field, answers[field.key])
      const below = answer === true ? Object.entries(countedAnswers(field.dependents ?? [], answers)) : []
      return answer === undefined ? below : [[field.key, answer], ...below]
    }),
  )

export const isEmptyAddress = (address: RfpAddress): boolean =>
  Object.values(address).every((line) => line.trim() === '')

/**
 * The body of an update, in which an empty text clears the stored value. Of the three feature groups only that of the
 * merchant type is sent.
 */
export function toBody(form: RfpForm): RfpBody & { userInfo: NonNullable<RfpBody['userInfo']> } {
  const { merchantType, storageVolume, monthlyShipmentVolume } = form
  const group = featureGroups[merchantType]
  const features: Partial<Record<RfpGroup, RfpAnswers>> = {
    [group]: countedAnswers(featureFields[merchantType], form[group]),
  }
  return {
    ...features,
    company: form.company.trim(),
    foundedYear: form.foundedYear.trim(),
    merchantType,
    categories: form.categories,
    // The selects hold what the lists of the reference do.
    storageVolume: storageVolume as RfpBody['storageVolume'],
    monthlyShipmentVolume: monthlyShipmentVolume as RfpBody['monthlyShipmentVolume'],
    refMessage: form.refMessage.trim(),
    place: form.place.trim(),
    startDate: form.startDate,
    termMonths: form.termMonths,
    answerBy: form.answerBy,
    userInfo: {
      about: form.about.trim(),
      phone: form.phone.trim(),
      website: form.website.trim(),
      address: isEmptyAddress(form.address) ? null : form.address,
    },
    fulfillmentProvider: countedAnswers(profileFields.fulfillmentProvider, form.fulfillmentProvider),
    inboundOrderProfile: countedAnswers(profileFields.inboundOrderProfile, form.inboundOrderProfile),
    outboundOrderProfile: countedAnswers(profileFields.outboundOrderProfile, form.outboundOrderProfile),
    inventoryOrderProfile: countedAnswers(profileFields.inventoryOrderProfile, form.inventoryOrderProfile),
  }
}
