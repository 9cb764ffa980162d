/** Not selectable in forms: code2, code3 and name. Old records still show them. */
export const disabledCountries = [
  ['CU', 'CUB', 'Cuba'],
  ['IR', 'IRN', 'Iran'],
  ['KP', 'PRK', 'North Korea'],
  ['SD', 'SDN', 'Sudan'],
  ['SY', 'SYR', 'Syria'],
  ['UA', 'UKR', 'Ukraine'],
  ['VE', 'VEN', 'Venezuela'],
] as const

const spellings = new Set(disabledCountries.flat().map((text) => text.toLowerCase()))

/** Whether a country can no longer be chosen, by code or name in any case. */
export const isDisabledCountry = (country: string): boolean => spellings.has(country.trim().toLowerCase())
