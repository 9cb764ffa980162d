import type { Warehouse } from '@stackyard/shared/schema/warehouse'

/** What the booking box needs of a listing before it has asked the server; long texts and lists stay out. */
export function bookingFacts(listing: Warehouse): Warehouse {
  return {
    ...listing,
    photos: [],
    highlights: '',
    description: '',
    documents: [],
    reviews: [],
    amenities: {},
    facilityDetails: {},
    categories: {},
    features: {},
    additionalWarehouses: [],
  }
}
