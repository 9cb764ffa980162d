import { selectableServiceTypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import type { ContentService } from '@stackyard/shared/schema/content-data'

export const SERVICES_A_PAGE = 24

/** What a type is about, for its list and for search engines. */
const leads: Readonly<Record<ServiceTypeKey, string>> = {
  warehouse: '',
  transportation: 'Carriers, brokers and drayage companies that bring goods to a warehouse and take them on.',
  importer: 'Importers, wholesalers and distributors with goods by the carton, the pallet and the container.',
  packaging: 'Boxes, film, pallets and the machines around them, made and stocked close to warehouses.',
  software: 'Systems for warehouses, transport and orders, and the people who set them up.',
  consultants: 'Independent advice on supply chains, layouts, providers and costs.',
  marketing: 'Studios that help goods in stock to be found and bought.',
}

export type ServiceTypePage = {
  type: ServiceTypeKey
  label: string
  lead: string
  path: string
  page: number
  pages: number
  services: readonly ContentService[]
  total: number
}

/** An empty type has a page, too. */
const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / SERVICES_A_PAGE))
const pathOf = (type: string, page: number) => `/services/type/${type}${page > 1 ? `/${page}` : ''}`

/** The pages of every type, an empty type's too: they are linked to. */
export function serviceTypePages(services: readonly ContentService[]): ServiceTypePage[] {
  const byType = Map.groupBy(services, ({ serviceType }) => serviceType)
  return selectableServiceTypes.flatMap((type) => {
    const own = byType.get(type) ?? []
    const pages = pagesOf(own.length)
    return Array.from({ length: pages }, (_, at) => ({
      type,
      label: serviceTypeLabel(type),
      lead: leads[type],
      path: pathOf(type, at + 1),
      page: at + 1,
      pages,
      services: own.slice(at * SERVICES_A_PAGE, (at + 1) * SERVICES_A_PAGE),
      total: own.length,
    }))
  })
}

/** Paths of the pages that list services, by how many there are of each type. */
export const serviceListPaths = (counts: Readonly<Record<string, number>>): string[] => [
  '/services',
  '/services/partners',
  ...selectableServiceTypes.flatMap((type) =>
    Array.from({ length: pagesOf(counts[type] ?? 0) }, (_, at) => pathOf(type, at + 1)),
  ),
]
