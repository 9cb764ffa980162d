import type { Block, Field } from 'payload'
import { safeLink } from './safe-link'

/*
 * The blocks an article may hold beside its text. Their HTML is made in block-html.ts; what a block refers to is looked
 * for before it is deleted (hooks/refuse-when-pictured.ts).
 */

const line = (name: string, maxLength: number, more: Record<string, unknown> = {}): Field => ({
  name,
  type: 'text',
  maxLength,
  ...more,
})

const words = (name: string, maxLength: number, more: Record<string, unknown> = {}): Field => ({
  name,
  type: 'textarea',
  maxLength,
  ...more,
})

const isFollowed = (value: unknown): string | true =>
  !value || safeLink(value) !== '#' || 'Enter an https:// address, or a path of this site such as /news.'

const isWebAddress = (value: unknown): string | true =>
  /^https:\/\/[^\s"'<>]+$/.test(String(value ?? '')) || 'Enter an address that starts with https://'

const named = (singular: string, plural: string) => ({ labels: { singular, plural } })

export const articleBlocks: Block[] = [
  {
    slug: 'callout',
    ...named('Callout', 'Callouts'),
    fields: [
      {
        name: 'tone',
        type: 'select',
        required: true,
        defaultValue: 'note',
        options: [
          { value: 'note', label: 'Note' },
          { value: 'tip', label: 'Tip' },
          { value: 'warning', label: 'Warning' },
        ],
      },
      line('title', 100),
      words('text', 1200, { required: true }),
    ],
  },
  {
    slug: 'figure',
    ...named('Figure with credit', 'Figures with credit'),
    fields: [
      { name: 'picture', type: 'upload', relationTo: 'media', required: true },
      line('caption', 300),
      line('credit', 120, { admin: { description: 'Who made the picture; else what stands at the picture.' } }),
    ],
  },
  {
    slug: 'gallery',
    ...named('Gallery', 'Galleries'),
    fields: [
      { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true, required: true, minRows: 2, maxRows: 12 },
      line('caption', 300),
    ],
  },
  {
    slug: 'video',
    ...named('Video', 'Videos'),
    fields: [
      line('title', 140, { required: true }),
      line('url', 300, { required: true, validate: isWebAddress, label: 'Address' }),
      {
        name: 'still',
        type: 'upload',
        relationTo: 'media',
        admin: {
          description: 'A still picture. Readers follow it to the video; nothing of its host is loaded before.',
        },
      },
      line('length', 20, { admin: { description: 'e.g. 4:12' } }),
    ],
  },
  {
    slug: 'definition',
    ...named('Definition', 'Definitions'),
    fields: [{ name: 'term', type: 'relationship', relationTo: 'encyclopedia-terms', required: true }],
  },
  {
    slug: 'pullQuote',
    ...named('Quote with source', 'Quotes with source'),
    fields: [words('text', 600, { required: true }), line('person', 80), line('role', 120)],
  },
  {
    slug: 'faqGroup',
    ...named('Group of questions', 'Groups of questions'),
    fields: [
      line('title', 120),
      { name: 'faqs', type: 'relationship', relationTo: 'faqs', hasMany: true, required: true, maxRows: 12 },
    ],
  },
  {
    slug: 'comparison',
    ...named('Comparison table', 'Comparison tables'),
    fields: [
      line('title', 140, { required: true }),
      {
        name: 'columns',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 5,
        labels: { singular: 'Compared thing', plural: 'Compared things' },
        fields: [line('name', 60, { required: true })],
      },
      {
        name: 'rows',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 20,
        labels: { singular: 'Row', plural: 'Rows' },
        fields: [
          line('label', 80, { required: true }),
          { name: 'cells', type: 'array', maxRows: 5, fields: [line('text', 200)] },
        ],
      },
    ],
  },
  {
    slug: 'listingCard',
    ...named('Listing', 'Listings'),
    fields: [
      { name: 'warehouse', type: 'relationship', relationTo: 'warehouses', required: true },
      words('note', 300, { admin: { description: 'Why it stands here, in a sentence.' } }),
    ],
  },
  {
    slug: 'callToAction',
    ...named('Call to action', 'Calls to action'),
    fields: [
      line('title', 100, { required: true }),
      words('text', 400),
      line('label', 40, { required: true, label: 'Button' }),
      line('link', 300, { required: true, validate: isFollowed }),
    ],
  },
]
