import type { CollectionConfig } from 'payload'
import { adminOnly, staffOnly } from '../../../platform/staff'
import { flagFields } from './fields/flags'
import { identityFields } from './fields/identity'
import { mediaFields } from './fields/media'
import { fulfillmentFields, storageFields } from './fields/prices'
import { amenityFields, categoryFields, facilityFields } from './fields/services'
import { publishListing } from './hooks/publish-change'
import { countVersions } from './hooks/count-versions'
import { derivePlace } from './hooks/derive-place'
import { fillPublicSlug } from './hooks/fill-public-slug'
import { guardDeletion, guardTrash } from './hooks/guard-removal'
import { keepTotalAboveHolds } from './hooks/keep-total-above-holds'
import { noteVersion } from './hooks/note-version'
import { listingContentOf } from './listing-content'

/** Warehouse listings. One row per listing, no versions; prices never leave by REST. */
export const warehousesCollection: CollectionConfig = {
  slug: 'warehouses',
  labels: { singular: 'Warehouse', plural: 'Warehouses' },
  admin: {
    group: 'Marketplace',
    useAsTitle: 'name',
    defaultColumns: ['name', 'seller', 'region', 'isVerified', 'isFeatured', 'visible', 'diamond'],
    listSearchableFields: ['name', 'warehouseUrl', 'address.city'],
  },
  trash: true,
  access: { read: staffOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'General', fields: identityFields },
        { label: 'Pictures and texts', fields: mediaFields },
        { label: 'Storage', fields: storageFields },
        { label: 'Fulfillment', fields: fulfillmentFields },
        { label: 'Categories and expertise', fields: categoryFields },
        { label: 'Services', fields: amenityFields },
        { label: 'Facility', fields: facilityFields },
      ],
    },
    ...flagFields,
  ],
  hooks: {
    beforeChange: [guardTrash, keepTotalAboveHolds, derivePlace, fillPublicSlug, countVersions],
    afterChange: [noteVersion('warehouse', listingContentOf), publishListing],
    beforeDelete: [guardDeletion],
    afterDelete: [publishListing],
  },
}
