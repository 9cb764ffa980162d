import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cms, panelToken } from '../setup/cms'
import { node, paragraph, words } from '../setup/lexical'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

/** From the deletion until each reader has the page without it. */
const WITHIN_MS = 2000
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let stack: Stack
let editor: string
let uploads = 0

/** A new picture: its record, and the name that its files begin with. */
async function newPicture(): Promise<{ id: number; name: string }> {
  const name = `used-yard-${(uploads += 1)}`
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: name }))
  form.append('file', new Blob([PNG], { type: 'image/png' }), `${name}.png`)
  const answer = await fetch(`${stack.url}/cms-api/media`, {
    method: 'POST',
    headers: { authorization: `JWT ${editor}` },
    body: form,
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return { id: ((await answer.json()) as { doc: { id: number } }).doc.id, name }
}

const page = async (path: string) => {
  const answer = await fetch(stack.url + path, { headers: { authorization: `JWT ${editor}` } })
  return { status: answer.status, html: await answer.text() }
}
const gallery = (pictures: number[]) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '64b7f2c0a1b2c3d4e5f60720', blockType: 'gallery', blockName: '', pictures },
})

type Use = {
  /** Where the panel keeps the document, and what refusals call it. */
  collection: string
  noun: string
  document: (picture: number, other: number) => object
  path: (doc: { id: number; slug?: string }) => string
  isDraft?: true
}

const uses: [what: string, use: Use][] = [
  [
    'the cover of a post',
    {
      collection: 'posts',
      noun: 'News post',
      document: (cover) => ({ title: 'With a cover', body: paragraph(words('Below it.')), cover }),
      path: ({ slug }) => `/news/${slug}`,
    },
  ],
  [
    'the logo of a partner',
    {
      collection: 'partners',
      noun: 'Partner',
      document: (logo) => ({ name: 'With a logo', tagline: 'Seen.', body: paragraph(words('Below it.')), logo }),
      path: ({ slug }) => `/${slug}`,
    },
  ],
  [
    'the search picture of a page',
    {
      collection: 'pages',
      noun: 'Page',
      document: (image) => ({
        title: 'With a search picture',
        slug: 'with-a-search-picture',
        body: paragraph(words('Below it.')),
        seo: { image },
      }),
      path: ({ slug }) => `/${slug}`,
    },
  ],
  [
    'a gallery of an article',
    {
      collection: 'articles',
      noun: 'Article',
      document: (picture, other) => ({
        title: 'With a gallery',
        body: {
          root: node('root', [gallery([picture, other]), node('paragraph', [words('Below it.')], { textFormat: 0 })]),
        },
      }),
      path: ({ slug }) => `/articles/${slug}`,
    },
  ],
  [
    'a post that is a draft',
    {
      collection: 'posts',
      noun: 'News post',
      document: (cover) => ({ title: 'Only drafted', body: paragraph(words('Below it.')), cover }),
      path: ({ id }) => `/preview/posts/${id}`,
      isDraft: true,
    },
  ],
]

beforeAll(async () => {
  stack = await startStack({ site: true, worker: false })
  editor = await panelToken(stack.url, 'admin')
})
afterAll(() => stack?.stop())

describe.each(uses)('%s', (_what, { collection, noun, document, path, isDraft }) => {
  it('is not deleted while it is used, and the page is drawn without it when it is gone', async () => {
    const [picture, other] = [await newPicture(), await newPicture()]
    const written = { ...document(picture.id, other.id), _status: isDraft ? 'draft' : 'published' }
    const doc = await cms(stack.url, editor, 'POST', `/${collection}${isDraft ? '?draft=true' : ''}`, written)
    const shown = await page(path(doc))
    expect([shown.status, shown.html]).toEqual([200, expect.stringContaining('Below it.')])
    expect(shown.html).toContain(picture.name)

    const refused = await fetch(`${stack.url}/cms-api/media/${picture.id}`, {
      method: 'DELETE',
      headers: { authorization: `JWT ${editor}` },
    })
    expect(refused.status).toBe(409)
    const title = 'name' in written ? written.name : 'title' in written ? written.title : ''
    expect(await refused.text()).toContain(`${noun} “${String(title)}” (${doc.id})`)

    // As by hands that know no rule.
    await stack.pool.query('delete from media where id = $1', [picture.id])
    const without = await eventually('the page without it', WITHIN_MS, async () => {
      const now = await page(path(doc))
      return now.html.includes(picture.name) ? undefined : now
    })
    expect([without.status, without.html]).toEqual([200, expect.stringContaining('Below it.')])
    if (collection === 'articles') expect(without.html).toContain(other.name)
  })
})
