import { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'

/** A row of the table of listings; the number is its id and stands in its name. */
export const sampleRow = (id: number, changes: Partial<ManagedListing> = {}): ManagedListing =>
  ManagedListing.parse({
    ...sampleCard(id),
    name: `Depot ${id}`,
    warehouseUrl: `depot-${id}`,
    slug: `depot-${id}-in-dallas-tx`,
    address: { city: 'Dallas', state: 'TX', country: 'US' },
    region: 'south',
    state: 'TX',
    latitude: 32.78,
    longitude: -96.8,
    version: 1,
    sellerName: 'Sample Logistics',
    sellerVerified: true,
    confirmedAt: '2026-11-01T00:00:00.000Z',
    createdAt: '2026-10-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  })
