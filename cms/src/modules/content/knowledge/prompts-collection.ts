import type { CollectionConfig } from 'payload'
import { promptKinds } from '@stackyard/shared/reference/prompt-kinds'
import { adminOnly, staffOnly } from '../../../platform/staff'

/** Instructions that AI drafts are asked for with; `{topic}` and its like are filled in. Admins write them. */
export const promptsCollection: CollectionConfig = {
  slug: 'prompts',
  labels: { singular: 'Prompt', plural: 'Prompts' },
  admin: { group: 'Knowledge', useAsTitle: 'name', defaultColumns: ['name', 'kind', 'isActive', 'updatedAt'] },
  access: { read: staffOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'name',
  versions: { maxPerDoc: 30 },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: promptKinds.map(({ key, name }) => ({ value: key, label: name })),
    },
    {
      name: 'instructions',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { description: 'How to write: tone, length, what to leave out.' },
    },
    {
      name: 'template',
      type: 'textarea',
      required: true,
      maxLength: 4000,
      admin: { description: 'What to ask. {topic}, {category}, {audience} and {text} are replaced.' },
    },
    { name: 'isActive', type: 'checkbox', defaultValue: true, label: 'In use', admin: { position: 'sidebar' } },
  ],
}
