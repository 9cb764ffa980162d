import { saidMonths } from '@stackyard/shared/ui/said-space'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { featureFields, featureGroups, profileFields, type RfpField } from '@stackyard/shared/reference/rfp-fields'
import { merchantTypes } from '@stackyard/shared/reference/rfp-ranges'
import type { RfpAnswer, RfpAnswers } from '@stackyard/shared/schema/rfp-answers'
import type { Address } from '@stackyard/shared/schema/address'
import { formatDay } from '@stackyard/shared/ui/format'
import { merchantTexts as words } from '../../../lib/texts/merchants'
import { countedAnswers, type RfpForm } from './rfp-form'
import { sayName } from '@stackyard/shared/ui/say'

/** A question with its answer in words. */
export type RfpLine = readonly [label: string, answer: string]

const labelOf = (key: string) => sayName(productCategories.find((known) => known.key === key)?.label ?? key)

/** Categories in words. */
export const saidCategories = (keys: readonly string[]): string => keys.map(labelOf).join(', ')

function said({ options, unit, isUpload }: RfpField, answer: RfpAnswer): string {
  if (isUpload) return words.upload.attached
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  const list = [answer].flat().map((one) => sayName(options?.find(({ value }) => value === one)?.label ?? String(one)))
  return unit ? `${list.join(', ')} ${sayName(unit)}` : list.join(', ')
}

/** Questions with their answers, in the order they are asked; dependents only below a yes. */
export function linesOf(fields: readonly RfpField[], answers: RfpAnswers): RfpLine[] {
  const counted = countedAnswers(fields, answers)
  return fields.flatMap((field) => {
    const answer = counted[field.key]
    const below = answer === true ? linesOf(field.dependents ?? [], counted) : []
    const isEmpty = answer === undefined || (Array.isArray(answer) && answer.length === 0)
    return isEmpty ? [] : [[sayName(field.label), said(field, answer)] as const, ...below]
  })
}

type Need = Pick<RfpForm, 'place' | 'storageVolume' | 'monthlyShipmentVolume' | 'categories' | 'refMessage'> & {
  startDate: string | null
  termMonths: string | number | null
  answerBy: string | null
}

const given = (lines: readonly RfpLine[]): RfpLine[] => lines.filter(([, answer]) => answer.trim() !== '')

/** The need in words: where, when, for how long, how much. */
export const needLines = (need: Need): RfpLine[] =>
  given([
    [words.fields.place, need.place],
    [words.fields.startDate, need.startDate ? formatDay(need.startDate) : ''],
    [words.fields.term, need.termMonths ? saidMonths(Number(need.termMonths)) : ''],
    [words.fields.answerBy, need.answerBy ? formatDay(need.answerBy) : ''],
    [words.fields.storageVolume, need.storageVolume],
    [words.fields.monthlyShipmentVolume, need.monthlyShipmentVolume],
    [words.fields.categories, saidCategories(need.categories)],
    [words.fields.refMessage, need.refMessage],
  ])

/** The warehouse address in words, or nothing. */
export const addressLines = (address: Address | null): RfpLine[] =>
  given([
    [
      words.fields.address,
      address
        ? [address.street1, address.street2, address.city, address.state, address.zipCode, address.country]
            .filter(Boolean)
            .join(', ')
        : '',
    ],
  ])

/** The answers of a form in words, by step. */
export function linesOfStep(form: RfpForm, step: number): RfpLine[] {
  const { merchantType } = form
  if (step === 0)
    return given([
      [words.fields.name, `${form.firstName} ${form.lastName}`],
      [words.fields.email, form.email],
      [words.fields.company, form.company],
      [words.fields.phone, form.phone],
      [words.fields.website, form.website],
      [words.fields.about, form.about],
    ])
  if (step === 1)
    return [
      ...needLines(form),
      [words.fields.merchantType, sayName(merchantTypes[merchantType])],
      ...given([[words.fields.foundedYear, form.foundedYear]]),
      ...linesOf(featureFields[merchantType], form[featureGroups[merchantType]]),
      ...linesOf(profileFields.fulfillmentProvider, form.fulfillmentProvider),
      ...addressLines(form.address),
    ]
  const group = (['inboundOrderProfile', 'outboundOrderProfile', 'inventoryOrderProfile'] as const)[step - 2]
  return group ? linesOf(profileFields[group], form[group]) : []
}
