import { featureFields, featureGroups, profileFields, type RfpField, withDependents } from '../reference/rfp-fields'
import { DEFAULT_MERCHANT_TYPE, type MerchantType } from '../reference/rfp-ranges'

type Answers = Readonly<Record<string, unknown>>

/** The answers of a request so far. */
export type RfpDraft = {
  company?: string | undefined
  foundedYear?: number | null | undefined
  merchantType?: MerchantType | undefined
  categories?: readonly string[] | undefined
  storageVolume?: string | null | undefined
  monthlyShipmentVolume?: string | null | undefined
  about?: string | undefined
  startDate?: string | null | undefined
  answerBy?: string | null | undefined
  ecommerceFeatures?: Answers | undefined
  physicalFeatures?: Answers | undefined
  omnichannelFeatures?: Answers | undefined
  fulfillmentProvider?: Answers | undefined
}

export type RfpIssue = { path: string; message: string }

const alwaysRequired = ['company', 'foundedYear', 'about'] as const
const volumes = ['categories', 'storageVolume', 'monthlyShipmentVolume'] as const
const messages: Readonly<Record<(typeof alwaysRequired)[number] | (typeof volumes)[number], string>> = {
  company: 'Company Name is required',
  foundedYear: 'Year Founded is required',
  about: 'Message is required.',
  categories: 'Category is required',
  storageVolume: 'Storage volume is required',
  monthlyShipmentVolume: 'Monthly shipment volume is required',
}

const requiredFeatures: Readonly<Record<MerchantType, readonly string[]>> = {
  eCommerceRetailer: ['ediAsn'],
  physicalRetailer: ['countStores', 'avg Storage Footprint', 'ediAsn'],
  omnichannelRetailer: ['productType', 'avgMonthlyOrderVolume', 'ecommerceChannels', 'ediAsn'],
}
const requiredProvider = ['3PL', 'inHouse']

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)

const labeled = (fields: readonly RfpField[], key: string) =>
  withDependents(fields).find((field) => field.key === key)?.label ?? key

/** The questions that a submission of this merchant type must answer, by group and key. */
export function requiredAnswers(type: MerchantType): { path: string; message: string }[] {
  const group = featureGroups[type]
  const top = [...alwaysRequired, ...(type === 'eCommerceRetailer' ? volumes : [])]
  return [
    ...top.map((key) => ({ path: key, message: messages[key] })),
    ...requiredFeatures[type].map((key) => ({
      path: `${group}.${key}`,
      message: `${labeled(featureFields[type], key)} is required`,
    })),
    ...requiredProvider.map((key) => ({
      path: `fulfillmentProvider.${key}`,
      message: `${labeled(profileFields.fulfillmentProvider, key)}: answer yes or no`,
    })),
  ]
}

/** The required answers that are missing for a submission; which ones are required follows the merchant type. */
export function missingAnswers(draft: RfpDraft): RfpIssue[] {
  const type = draft.merchantType ?? DEFAULT_MERCHANT_TYPE
  const missing = requiredAnswers(type).filter(({ path }) => {
    const [first = '', ...rest] = path.split('.')
    const value = (draft as Answers)[first]
    return isEmpty(rest.length === 0 ? value : (value as Answers | undefined)?.[rest.join('.')])
  })
  return missing.map(({ path, message }) => ({ path: path === 'about' ? 'userInfo.about' : path, message }))
}

/** Dates that have passed. `today` is an ISO day. */
function pastDates({ startDate, answerBy }: RfpDraft, today: string): RfpIssue[] {
  const dates = { startDate, answerBy }
  return Object.entries(dates).flatMap(([path, day]) =>
    day && day < today ? [{ path, message: 'Choose a day from today on' }] : [],
  )
}

/** Everything that keeps a request from being submitted. `today` is an ISO day. */
export const submissionIssues = (draft: RfpDraft, today: string): RfpIssue[] => [
  ...missingAnswers(draft),
  ...pastDates(draft, today),
]
