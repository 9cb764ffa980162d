import { toServiceType } from '@stackyard/shared/domain/service-details'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { ServiceDetails } from '@stackyard/shared/schema/service'
import { WebLink } from '@stackyard/shared/schema/user'
import type { CollectionConfig, Field, JSONFieldValidation } from 'payload'
import { adminOnly, staffOnly } from '../../../platform/staff'
import {
  addressField,
  adminFlag,
  computed,
  countVersions,
  derivePlace,
  documentsField,
  draftField,
  noteVersion,
  photosField,
  placeFields,
  sellerFields,
  slugPart,
} from '../listing'
import { fillServiceUrl } from './hooks/fill-service-url'
import { publishService } from './hooks/publish-change'
import { serviceContentOf } from './service-content'

const oneOfTypes = (value: string | null | undefined) =>
  selectableServiceTypes.some((type) => type === value) || `Choose from: ${selectableServiceTypes.join(', ')}`

/** Kinds belong to the type of the service. */
const kindsOfType: JSONFieldValidation = (value, { data }) => {
  if (value === null || value === undefined) return true
  const type = toServiceType((data as { serviceType?: string }).serviceType)
  const known = type ? serviceSubtypes[type].map(({ key }) => key) : []
  const isValid = Array.isArray(value) && value.every((item) => known.includes(item as string))
  return isValid || `Choose from: ${known.join(', ')}`
}

const detailsOfType: JSONFieldValidation = (value) =>
  ServiceDetails.safeParse(value ?? {}).success || 'Details are groups of fields by section.'

const general: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 120, index: true },
  {
    type: 'row',
    fields: [
      {
        name: 'serviceType',
        type: 'text',
        required: true,
        index: true,
        validate: oneOfTypes,
        admin: { description: selectableServiceTypes.join(', ') },
      },
      { name: 'serviceUrl', type: 'text', unique: true, index: true, maxLength: 120, validate: slugPart },
    ],
  },
  {
    name: 'serviceSubType',
    label: 'Kinds',
    type: 'json',
    validate: kindsOfType,
    admin: { description: 'A list of keys, e.g. ["drayage", "trucking"].' },
  },
  addressField,
  ...placeFields,
]

const texts: Field[] = [
  { name: 'highlights', type: 'textarea', maxLength: 2000 },
  { name: 'description', type: 'textarea', maxLength: 10_000 },
  {
    name: 'website',
    type: 'text',
    validate: (value: string | null | undefined) =>
      !value || WebLink.safeParse(value).success || 'Enter an address that starts with https://',
  },
  photosField,
  documentsField,
  {
    type: 'row',
    fields: [
      { name: 'miniLogo', type: 'text' },
      { name: 'logo', type: 'text' },
      { name: 'banner', type: 'text' },
    ],
  },
]

const sidebar: Field[] = [
  draftField,
  adminFlag('visible', 'Visible', true),
  adminFlag('isVerified', 'Verified'),
  adminFlag('isFeatured', 'Spotlight'),
  adminFlag('partner', 'Partner'),
  {
    name: 'version',
    type: 'number',
    defaultValue: 1,
    access: computed,
    admin: { readOnly: true, position: 'sidebar', description: 'Counts changes of the content.' },
  },
  ...sellerFields,
]

/** Logistics services beside warehouses: one a provider, without prices. */
export const servicesCollection: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    group: 'Marketplace',
    useAsTitle: 'name',
    defaultColumns: ['name', 'serviceType', 'seller', 'isVerified', 'isFeatured', 'partner', 'visible'],
    listSearchableFields: ['name', 'serviceUrl', 'address.city'],
  },
  trash: true,
  access: { read: staffOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'General', fields: general },
        { label: 'Pictures and texts', fields: texts },
        {
          label: 'Details',
          fields: [
            {
              name: 'details',
              type: 'json',
              validate: detailsOfType,
              admin: { description: 'The fields of the type, section by section.' },
            },
          ],
        },
      ],
    },
    ...sidebar,
  ],
  hooks: {
    beforeChange: [derivePlace, fillServiceUrl, countVersions],
    afterChange: [noteVersion('service', serviceContentOf), publishService],
    afterDelete: [publishService],
  },
}
