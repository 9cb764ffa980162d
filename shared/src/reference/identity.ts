/** What proves an identity. */
export const identityDocuments = [
  { value: 'passport', label: 'Passport' },
  { value: 'drivers_license', label: 'Driver’s license, both sides' },
  { value: 'id_card', label: 'National identity card, both sides' },
] as const

export const identityDocumentTypes = identityDocuments.map((document) => document.value)
export const identityStatuses = ['none', 'pending', 'approved', 'rejected'] as const
export const maxIdentityFiles = 4
export const minAgeYears = 18
