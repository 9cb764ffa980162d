import type { ArrayField, TextField } from 'payload'

const LINKS_IN_HEADER = 7
const COLUMNS_IN_FOOTER = 4
const LINKS_IN_COLUMN = 12

/** A page of the site by its English path, with a query or a place on the page. Answers true, or what is wrong. */
export function checkSitePath(value: string | null | undefined): string | true {
  if (!value) return 'Write the path of a page, such as /news.'
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value))
    return 'Write the path alone, without https:// and the name of a site: /news.'
  if (!value.startsWith('/')) return 'A path starts with a slash: /news.'
  if (!/^\/[^\s\\"'<>]{0,200}$/.test(value))
    return 'A path has no spaces, quotes or backslashes, and 200 characters at most.'
  return true
}

const word = (name: string, label: string, maxLength: number): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength,
  admin: { width: '50%' },
})

const arabicWord = (name: string, label: string, maxLength: number): TextField => ({
  name,
  type: 'text',
  label,
  maxLength,
  admin: { width: '50%', description: 'Defaults to the site’s own words for it, or the English ones.' },
})

const linkFields = (longest: number): ArrayField['fields'] => [
  { type: 'row', fields: [word('label', 'Label', longest), arabicWord('labelArabic', 'Label in Arabic', longest)] },
  {
    name: 'path',
    type: 'text',
    label: 'Page',
    required: true,
    validate: checkSitePath,
    admin: { description: 'Its English path, such as /news. Arabic readers get its Arabic page where there is one.' },
  },
]

/** The links of the public site's header and footer; while there are none, the built-in ones stand. */
export const navigationFields: ArrayField[] = [
  {
    name: 'headerLinks',
    type: 'array',
    label: 'Links in the header',
    labels: { singular: 'Link', plural: 'Links' },
    maxRows: LINKS_IN_HEADER,
    admin: {
      description: 'They take the place of the built-in ones, in this order. Without any, the built-in links stand.',
    },
    fields: linkFields(24),
  },
  {
    name: 'footerColumns',
    type: 'array',
    label: 'Columns in the footer',
    labels: { singular: 'Column', plural: 'Columns' },
    maxRows: COLUMNS_IN_FOOTER,
    admin: {
      description: 'They take the place of all built-in columns. Without any, the built-in columns stand.',
    },
    fields: [
      { type: 'row', fields: [word('title', 'Heading', 30), arabicWord('titleArabic', 'Heading in Arabic', 30)] },
      {
        name: 'links',
        type: 'array',
        label: 'Links',
        labels: { singular: 'Link', plural: 'Links' },
        required: true,
        minRows: 1,
        maxRows: LINKS_IN_COLUMN,
        fields: linkFields(40),
      },
    ],
  },
]
