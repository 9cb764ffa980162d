import type { RfpAccountForm, RfpSpace } from '@stackyard/shared/schema/merchant'
import { type RfpForm, toBody } from '../rfp-form'
import { formatProblems } from './problems'

type Body = ReturnType<typeof toBody>

/** Drops what is empty: texts, lists and what a form leaves open. */
const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Fields

/** A copy without the answer of this path. */
function without(body: Body, path: string): Body {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== first)) as Body
  const part = (body as Record<string, unknown>)[first]
  // Of an address all lines are sent, or none.
  const key = first === 'userInfo' && rest[0] === 'address' ? 'address' : rest.join('.')
  const others = Object.fromEntries(Object.entries(part ?? {}).filter(([name]) => name !== key))
  return { ...body, [first]: others }
}

/** What is saved while a merchant types: everything but the answers that are still wrong. */
export const draftBody = (form: RfpForm, today: string): Body =>
  formatProblems(form, today).reduce((body, { path }) => without(body, path), toBody(form))

/** in public-button mode no empty values, and the message only where there was none. */
export function publicBody(form: RfpForm, hadMessage: boolean): Body {
  const { userInfo, ...body } = toBody(form)
  const { about, ...contact } = userInfo
  return { ...filled(body), userInfo: filled({ ...contact, ...(hadMessage ? {} : { about }) }) }
}

export type AccountTarget = {
  warehouseId: number
  refUserId?: number | undefined
  captchaToken?: string | undefined
  space?: RfpSpace | undefined
}

/** The body that opens an account: the whole form, without empty values. Files need an account first. */
export function accountBody(form: RfpForm, target: AccountTarget): RfpAccountForm {
  const { userInfo, ...body } = toBody(form)
  const contact = { email: form.email, firstName: form.firstName, lastName: form.lastName, about: form.about }
  return {
    ...filled(body),
    ...filled(target),
    userInfo: filled({ ...userInfo, ...contact }),
    password: form.password,
  }
}
