/* Texts as the editor of the panel writes them. */

export const node = (type: string, children: object[], more: object = {}) => ({
  type,
  format: '',
  indent: 0,
  version: 1,
  direction: 'ltr',
  children,
  ...more,
})
export const words = (text: string) => ({
  type: 'text',
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
export const paragraph = (...children: object[]) => ({
  root: node('root', [node('paragraph', children, { textFormat: 0 })]),
})
export const linkTo = (value: number, text: string) =>
  node('link', [words(text)], {
    version: 3,
    id: '64b7f2c0a1b2c3d4e5f60718',
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'posts', value } },
  })
