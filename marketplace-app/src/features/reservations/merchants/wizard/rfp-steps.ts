import { text } from '@stackyard/shared/messages/text'
import { featureFields, featureGroups, profileFields, type RfpField } from '@stackyard/shared/reference/rfp-fields'
import { countedAnswers, isEmptyAddress, type RfpForm } from '../rfp-form'

/** the steps 0 to 4 with the minutes that each takes. */
export const rfpSteps = [
  { key: 'basic', title: text('rfp.step.0'), minutes: text('rfp.timeEstimation.0') },
  { key: 'rfp', title: text('rfp.step.1'), minutes: text('rfp.timeEstimation.1') },
  { key: 'inboundOrderProfile', title: text('rfp.step.2'), minutes: text('rfp.timeEstimation.2') },
  { key: 'outboundOrderProfile', title: text('rfp.step.3'), minutes: text('rfp.timeEstimation.3') },
  { key: 'inventoryOrderProfile', title: text('rfp.step.4'), minutes: text('rfp.timeEstimation.4') },
] as const
export type RfpStepKey = (typeof rfpSteps)[number]['key']

/** The minutes that the steps from this one on take: at least and at most. */
export function minutesFrom(step: number): [least: number, most: number] {
  const ranges = rfpSteps.slice(step).map(({ minutes }) => minutes.split(/[~-]/).map(Number))
  return [0, 1].map((end) => ranges.reduce((sum, range) => sum + (range[end] ?? 0), 0)) as [number, number]
}

/** Whether a step can be opened by a click from another one. */
export const isNeighbor = (step: number, other: number): boolean => Math.abs(step - other) === 1

/** What the first step asks in public-button mode, where the account exists. */
const publicBasics = /^(userInfo\.(website|address|about)|storageVolume|monthlyShipmentVolume|refMessage|categories)/
const basics = /^(userInfo\.(?!address)|password|company$|captchaToken|merchantId)/

/** The step that asks for the answer of this path. */
export function stepOfPath(path: string, isPublicButton = false): number {
  const group = rfpSteps.findIndex(({ key }) => path.startsWith(`${key}.`))
  if (group > 0) return group
  return (isPublicButton ? publicBasics : basics).test(path) ? 0 : 1
}

const given = (values: readonly (string | readonly string[])[]): number =>
  values.filter(({ length }) => length > 0).length

const countOf = (fields: readonly RfpField[], form: RfpForm, group: keyof typeof profileFields): number =>
  Object.keys(countedAnswers(fields, form[group])).length

/** How many questions of a step are answered. */
export function answersOf(form: RfpForm, step: number): number {
  const key = rfpSteps[step]?.key
  if (key === 'basic')
    return given([form.firstName, form.lastName, form.email, form.phone, form.company, form.website, form.about])
  if (key !== 'rfp') return key ? countOf(profileFields[key], form, key) : 0
  const { place, startDate, termMonths, answerBy, storageVolume, monthlyShipmentVolume, categories } = form
  const features = countedAnswers(featureFields[form.merchantType], form[featureGroups[form.merchantType]])
  return (
    given([place, startDate, termMonths, answerBy, storageVolume, monthlyShipmentVolume, categories]) +
    given([form.foundedYear, form.refMessage]) +
    Object.keys(features).length +
    countOf(profileFields.fulfillmentProvider, form, 'fulfillmentProvider') +
    (isEmptyAddress(form.address) ? 0 : 1)
  )
}
