import type { Field } from 'payload'

/** What search engines and link previews read; empty parts fall back to title, excerpt and cover. */
export const seoFields: Field = {
  name: 'seo',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    { name: 'title', type: 'text', maxLength: 70, admin: { description: 'Up to 70 characters; else the title.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 170,
      admin: { description: 'Up to 170 characters; else the excerpt.' },
    },
    { name: 'image', type: 'upload', relationTo: 'media', admin: { description: '1200 × 630; else the cover.' } },
    { name: 'noIndex', type: 'checkbox', defaultValue: false, label: 'Keep out of search engines' },
  ],
}
