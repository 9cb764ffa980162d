import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { cms, panelToken, paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const mark = randomBytes(4).toString('hex')
let token = ''

beforeAll(async () => {
  token = await panelToken(url, 'editor')
})

async function answerAt(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}

it.each([
  ['page', 'pages', 'title'],
  ['partner', 'partners', 'name'],
])('the old address of a %s leads to the new one as long as that is published', async (noun, kind, name) => {
  const [old, now] = [`/${noun}-old-${mark}`, `/${noun}-new-${mark}`]
  const doc = await cms(url, token, 'POST', `/${kind}`, {
    [name]: `Renamed ${mark}`,
    slug: old.slice(1),
    body: paragraphs('Words.'),
    _status: 'published',
  })
  await cms(url, token, 'PATCH', `/${kind}/${doc.id}`, { slug: now.slice(1), _status: 'published' })
  expect(await answerAt(old)).toEqual([301, now])
  await cms(url, token, 'PATCH', `/${kind}/${doc.id}`, { _status: 'draft' })
  expect(await answerAt(old)).toEqual([404, null])
  await cms(url, token, 'PATCH', `/${kind}/${doc.id}`, { _status: 'published' })
  expect(await answerAt(old)).toEqual([301, now])
  await cms(url, token, 'DELETE', `/${kind}/${doc.id}`)
  expect(await answerAt(old)).toEqual([404, null])
})

it('an address leads to a page of the site’s own though its text is being written', async () => {
  const { docs } = await cms<{ docs: unknown[] }>(url, token, 'GET', '/pages?where[slug][equals]=rfp&draft=true')
  expect(docs).toEqual([])
  const redirect = await cms(url, token, 'POST', '/redirects', { from: `/ask-${mark}`, to: '/rfp' })
  const draft = await cms(url, token, 'POST', '/pages?draft=true', { title: `Own ${mark}`, slug: 'rfp' })
  expect(await answerAt(`/ask-${mark}`)).toEqual([301, '/rfp'])
  await cms(url, token, 'DELETE', `/pages/${draft.id}`)
  await cms(url, token, 'DELETE', `/redirects/${redirect.id}`)
})
