import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { CodedError } from './coded-error'

const PHONE_UNREADABLE = 'Enter a phone number with its area code, or begin with + and the country code.'

/** A number as E.164 (+16145550170), of the United States unless it begins with +; null when it can't be one. */
const e164Of = (text: string): string | null => {
  const number = parsePhoneNumberFromString(text, 'US')
  return number?.isPossible() ? number.number : null
}

/** The number as it is stored: E.164, or empty. @throws CodedError VALIDATION_FAILED for anything else */
export function toE164(text: string, path: string): string {
  const typed = text.trim()
  const number = typed === '' ? '' : e164Of(typed)
  if (number === null)
    throw new CodedError('VALIDATION_FAILED', {
      message: PHONE_UNREADABLE,
      issues: [{ path, message: PHONE_UNREADABLE }],
    })
  return number
}

/** For a Payload field: the number as E.164 where it is one. `checkPhone` refuses the rest. */
export const storePhone = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? (e164Of(value.trim()) ?? value.trim()) : value

/** For a Payload field: a number that was stored before stays until somebody changes it. */
export const checkPhone = (value: unknown, { previousValue }: { previousValue?: unknown }): string | true => {
  if (typeof value !== 'string' || value === '' || value === previousValue) return true
  return e164Of(value) === null ? PHONE_UNREADABLE : true
}
