import { submissionIssues } from '@stackyard/shared/domain/rfp-requirements'
import { text } from '@stackyard/shared/messages/text'
import { countriesWithoutState } from '@stackyard/shared/reference/countries'
import {
  featureFields,
  featureGroups,
  profileFields,
  profileGroups,
  type RfpField,
  withDependents,
} from '@stackyard/shared/reference/rfp-fields'
import { FIRST_FOUNDED_YEAR } from '@stackyard/shared/reference/rfp-ranges'
import { isWebLink, toWebLink } from '@stackyard/shared/reference/web-link'
import type { Issue } from '@stackyard/shared/schema/envelope'
import { type RfpAddress, type RfpForm, type RfpGroup, isEmptyAddress, toBody } from '../rfp-form'

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/
const PHONE = /^[\d\-+() ]*$/

const issue = (isWrong: boolean, path: string, message: string): Issue[] => (isWrong ? [{ path, message }] : [])

/** what step 0 asks of a visitor before the account is made, in the order of its fields. */
export const accountProblems = ({ firstName, lastName, email, password, about }: RfpForm): Issue[] => [
  ...issue(firstName.trim() === '', 'userInfo.firstName', text('rfp.step0.firstName.required')),
  ...issue(lastName.trim() === '', 'userInfo.lastName', text('rfp.step0.lastName.required')),
  ...issue(email.trim() === '', 'userInfo.email', text('rfp.email.required')),
  ...issue(email.trim() !== '' && !EMAIL.test(email.trim()), 'userInfo.email', text('rfp.email.valid')),
  ...issue(password === '', 'password', text('rfp.step0.password.required')),
  ...issue(about.trim() === '', 'userInfo.about', text('rfp.step0.message.required')),
]

/** What step 0 asks of a merchant who is signed in. */
export const messageProblems = ({ about }: RfpForm): Issue[] =>
  issue(about.trim() === '', 'userInfo.about', text('rfp.step0.message.required'))

function numberProblems(group: RfpGroup, fields: readonly RfpField[], form: RfpForm): Issue[] {
  return withDependents(fields).flatMap(({ key, dataType, max = 0 }) => {
    const answer = form[group][key]
    if (dataType !== 'number' || answer === undefined || answer === '') return []
    const number = Number(answer)
    const message = !Number.isFinite(number) ? 'Enter a number' : number < 0 ? 'Enter 0 or more' : `At most ${max}`
    return issue(!(number >= 0 && number <= max), `${group}.${key}`, message)
  })
}

/** An address is valid with zip code, city, country and, where there are any, a state. */
function addressProblems(address: RfpAddress): Issue[] {
  if (isEmptyAddress(address)) return []
  const { city, zipCode, country, state } = address
  const needsState = !countriesWithoutState.includes(country)
  return [
    ...issue(country === '', 'userInfo.address.country', 'Country is required'),
    ...issue(city.trim() === '', 'userInfo.address.city', 'City is required'),
    ...issue(zipCode.trim() === '', 'userInfo.address.zipCode', 'Zip code is required'),
    ...issue(needsState && state.trim() === '', 'userInfo.address.state', 'State is required'),
  ]
}

function yearProblems(foundedYear: string, today: string): Issue[] {
  const year = Number(foundedYear.trim())
  if (foundedYear.trim() === '') return []
  const isEarly = !Number.isInteger(year) || year < FIRST_FOUNDED_YEAR
  const message = isEarly ? text('rfp.foundedYear.min') : 'Year Founded is in the future'
  return issue(isEarly || year > Number(today.slice(0, 4)), 'foundedYear', message)
}

/** Answers that are given and wrong, whatever is required. `today` is an ISO day. */
export const formatProblems = (form: RfpForm, today: string): Issue[] => {
  const website = form.website.trim()
  return [
    ...issue(!PHONE.test(form.phone), 'userInfo.phone', text('rfp.phone.valid')),
    ...issue(website !== '' && !isWebLink(toWebLink(website)), 'userInfo.website', text('rfp.website.valid')),
    ...yearProblems(form.foundedYear, today),
    ...addressProblems(form.address),
    ...numberProblems(featureGroups[form.merchantType], featureFields[form.merchantType], form),
    ...profileGroups.flatMap((group) => numberProblems(group, profileFields[group], form)),
  ]
}

/** everything that a submission refuses, in the order of the steps. */
export function allProblems(form: RfpForm, today: string): Issue[] {
  const { foundedYear, userInfo, storageVolume, monthlyShipmentVolume, ...body } = toBody(form)
  const draft = {
    ...body,
    about: userInfo.about,
    foundedYear: foundedYear ? Number(foundedYear) : null,
    storageVolume: storageVolume || null,
    monthlyShipmentVolume: monthlyShipmentVolume || null,
  }
  const missing = submissionIssues(draft, today)
  const known = new Set(missing.map(({ path }) => path))
  return [...missing, ...formatProblems(form, today).filter(({ path }) => !known.has(path))]
}
