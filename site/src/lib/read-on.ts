import type { ContentService } from '@stackyard/shared/schema/content-data'

const SERVICES = 4

/** Services of the same type, those in its state first. */
export const servicesLike = (service: ContentService, all: readonly ContentService[]): ContentService[] =>
  all
    .filter(({ id, serviceType }) => serviceType === service.serviceType && id !== service.id)
    .toSorted((a, b) => Number(b.state === service.state) - Number(a.state === service.state))
    .slice(0, SERVICES)
