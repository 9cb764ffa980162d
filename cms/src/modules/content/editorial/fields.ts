import type { Field } from 'payload'

const meter = (path: string, best: number) => ({
  afterInput: [{ path: '/admin/length-meter#LengthMeter', clientProps: { watch: path, best } }],
})

/** What search engines and link previews read; empty parts fall back to title, excerpt and a drawn card. */
export const seoFields: Field = {
  name: 'seo',
  type: 'group',
  label: 'Search and sharing',
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: 70,
      admin: { description: 'Up to 70 characters; else the title.', components: meter('seo.title', 60) },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 170,
      admin: { description: 'Up to 170 characters; else the summary.', components: meter('seo.description', 155) },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      admin: { description: '1200 × 630; else a card with the title over a drawn scene.' },
    },
    { name: 'noIndex', type: 'checkbox', defaultValue: false, label: 'Keep out of search engines' },
  ],
}

/** How a text came to be when a model drafted it; written by the server, shown to editors, never to readers. */
export const aiFields: Field = {
  name: 'ai',
  type: 'group',
  label: 'AI draft',
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.ai?.model) },
  access: { create: () => false, update: () => false },
  fields: [
    { name: 'model', type: 'text' },
    { name: 'prompt', type: 'textarea' },
    { name: 'sources', type: 'json' },
    { name: 'notes', type: 'textarea', label: 'To check before publishing' },
    { name: 'madeAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  ],
}
