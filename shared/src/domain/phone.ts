const US_NUMBER = /^\+1[\d() -]*$/
const US_DIGITS = 10

const masked = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, US_DIGITS)].filter(Boolean).join('-')

/**
 * A phone number as it is typed: dashes after the 3rd and 7th character, at most 12 characters. A whole number
 * of the United States that begins with +1 is shown the same way; any other number that begins with + stays as typed.
 */
export const formatPhone = (typed: string): string => {
  const text = typed.trimStart()
  if (!text.startsWith('+')) return masked(typed.replace(/\D/g, ''))
  const digits = text.replace(/\D/g, '')
  if (US_NUMBER.test(text) && digits.length === US_DIGITS + 1) return masked(digits.slice(1))
  return text.replace(/[^\d+() -]/g, '').slice(0, 24)
}

/** Whether a stored number was never understood: it is neither empty nor international nor one of ten digits. */
export const isUnreadPhone = (stored: string): boolean =>
  stored.trim() !== '' && !stored.startsWith('+') && stored.replace(/\D/g, '').length !== US_DIGITS
