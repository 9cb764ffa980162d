/**
 * A phone number as it is typed (001 §5): dashes after the 3rd and 7th character, at most 12 characters. A number that
 * begins with + is of another country and left as typed (DECISIONS 18).
 */
export const formatPhone = (typed: string): string => {
  if (typed.trimStart().startsWith('+'))
    return typed
      .trimStart()
      .replace(/[^\d+() -]/g, '')
      .slice(0, 24)
  const digits = typed.replace(/\D/g, '').slice(0, 10)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')
}
