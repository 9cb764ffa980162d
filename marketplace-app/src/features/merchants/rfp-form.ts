import { featureFields, featureGroups, profileFields, type RfpField } from '@stackyard/shared/reference/rfp-fields'
import type { MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord, RfpAnswer, RfpAnswers, RfpForm as RfpBody } from '@stackyard/shared/schema/merchant'

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

/** A request as it is typed; numbers of the groups stay text until they are sent. */
export type RfpForm = {
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
} & Record<RfpGroup, RfpAnswers>

export type RfpChange = Partial<Omit<RfpForm, RfpGroup>>

export const toForm = (record: MerchantRecord): RfpForm => ({
  ...(Object.fromEntries(rfpGroups.map((group) => [group, record[group]])) as Record<RfpGroup, RfpAnswers>),
  company: record.company,
  foundedYear: String(record.foundedYear ?? ''),
  merchantType: record.merchantType,
  categories: record.categories,
  storageVolume: record.storageVolume ?? '',
  monthlyShipmentVolume: record.monthlyShipmentVolume ?? '',
  refMessage: record.refMessage,
  about: record.about,
  phone: record.phone,
  website: record.website,
})

function sent(field: RfpField, answer: RfpAnswer | undefined): RfpAnswer | undefined {
  if (answer === undefined || answer === '') return field.dataType === 'string' ? field.default : undefined
  if (field.dataType !== 'number') return answer
  // What is no number goes as it was typed, for the server to say so.
  return typeof answer === 'string' && Number.isFinite(Number(answer)) ? Number(answer) : answer
}

/** The answers that count: none that are empty, and dependents only under a yes. */
export const countedAnswers = (fields: readonly RfpField[], answers: RfpAnswers): RfpAnswers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = sent(field, answers[field.key])
      const below = answer === true ? Object.entries(countedAnswers(field.dependents ?? [], answers)) : []
      return answer === undefined ? below : [[field.key, answer], ...below]
    }),
  )

/** The body of an update, in which an empty text takes back what was kept: of the three feature groups only that of the merchant type (000 §3.5). */
export function toBody(form: RfpForm): RfpBody {
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
    userInfo: { about: form.about.trim(), phone: form.phone.trim(), website: form.website.trim() },
    fulfillmentProvider: countedAnswers(profileFields.fulfillmentProvider, form.fulfillmentProvider),
    inboundOrderProfile: countedAnswers(profileFields.inboundOrderProfile, form.inboundOrderProfile),
    outboundOrderProfile: countedAnswers(profileFields.outboundOrderProfile, form.outboundOrderProfile),
    inventoryOrderProfile: countedAnswers(profileFields.inventoryOrderProfile, form.inventoryOrderProfile),
  }
}
