import type { CollectionConfig } from 'payload'
import type { Storage } from '../../../platform/storage/storage'
import { contentAccess, refuseWhenPictured } from '../editorial'
import { panelHandler, removeMedia, reopenMedia, storeMedia } from './media-storage'

/**
 * Uploaded pictures of editors, in the file storage. SVG is refused: it can carry script. Files are served under
 * /files/media/.
 */
export const mediaCollection = (storage: Storage): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Content', useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: contentAccess,
  // Payload would ask for the file of a duplicate over the network, without the editor's session.
  disableDuplicate: true,
  upload: {
    disableLocalStorage: true,
    handlers: [panelHandler(storage)],
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
    imageSizes: [
      { name: 'small', width: 640, withoutEnlargement: true, formatOptions: { format: 'webp' } },
      { name: 'large', width: 1280, withoutEnlargement: true, formatOptions: { format: 'webp' } },
    ],
    adminThumbnail: 'small',
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'What the picture shows, for those who do not see it.' },
    },
    { name: 'caption', type: 'text', maxLength: 300 },
    {
      name: 'credit',
      type: 'text',
      maxLength: 120,
      admin: {
        description: 'Who made the picture or holds the rights: the name alone, as “Picture:” is put before it.',
      },
    },
  ],
  hooks: {
    beforeOperation: [reopenMedia(storage)],
    beforeDelete: [refuseWhenPictured],
    afterChange: [storeMedia(storage)],
    afterDelete: [removeMedia],
  },
})
