/** Service types; their subtypes stand in service-subtypes. */
export const serviceTypes = [
  { key: 'warehouse', label: 'Warehouses' },
  { key: 'transportation', label: 'Transportation' },
  { key: 'importer', label: 'Importers & Wholesalers' },
  { key: 'packaging', label: 'Packaging & Supply' },
  { key: 'software', label: 'Software' },
  { key: 'consultants', label: 'Consultants' },
  { key: 'marketing', label: 'Marketing' },
] as const

export type ServiceTypeKey = (typeof serviceTypes)[number]['key']
export const serviceTypeKeys: readonly ServiceTypeKey[] = serviceTypes.map((type) => type.key)

/** Types a seller can pick for a new service that is not a warehouse. */
export const selectableServiceTypes: readonly ServiceTypeKey[] = serviceTypeKeys.filter((key) => key !== 'warehouse')
