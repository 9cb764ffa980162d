import { randomBytes } from 'node:crypto'
import type { ArticleDetail, EntryDetail, Faq } from '@stackyard/shared/schema/knowledge'
import type { PostDetail } from '@stackyard/shared/schema/post'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { cms, panelToken, paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const mark = randomBytes(4).toString('hex')
let token = ''
let count = 0

beforeAll(async () => {
  token = await tokenOf(url, 'editor')
})

const post = (text: string, isPublished = true) =>
  ok<PostDetail>(url, 'POST', '/posts/', { token, body: { title: `Linked ${mark} ${++count}`, text, isPublished } })
const remove = (path: string) => call(url, 'DELETE', path, { token })
const refusal = async (path: string) => {
  const { status, error } = await remove(path)
  return [status, error?.data.message]
}
const nameOf = ({ id, title }: PostDetail) => `News post “${title}” (${id})`

describe('a text that others lead to by a typed address', () => {
  it('is not deleted until each link is repaired, and the linking texts are named', async () => {
    const target = await post('Words.')
    const first = await post(`Read [this](/news/${target.slug}#yards) today.`)
    const second = await post(`Or [by number](/ar/news/${target.id}/).`)
    const draft = await post(`Some day [this](/news/${target.slug}).`, false)
    const [status, message] = await refusal(`/posts/${target.id}`)
    expect(status).toBe(409)
    expect(message).toMatch(/^Repair these links first, or unpublish it instead: /)
    expect(message).toContain(nameOf(first))
    expect(message).toContain(nameOf(second))
    expect(message).not.toContain(nameOf(draft))

    await ok(url, 'PUT', `/posts/${first.id}`, { token, body: { text: 'Repaired.' } })
    expect(await refusal(`/posts/${target.id}`)).toEqual([409, expect.not.stringContaining(nameOf(first))])
    await ok(url, 'PUT', `/posts/${second.id}`, { token, body: { isPublished: false } })
    expect((await remove(`/posts/${target.id}`)).status).toBe(200)
    for (const { id } of [first, second, draft]) expect((await remove(`/posts/${id}`)).status).toBe(200)
  })

  it('may lead to itself, and an address that only begins alike is another one', async () => {
    const target = await post('Words.')
    const alike = await ok<PostDetail>(url, 'POST', '/posts/', {
      token,
      body: { title: `${target.title} again`, text: 'Words.', isPublished: true },
    })
    expect(alike.slug).toBe(`${target.slug}-again`)
    const other = await post(`Read [that](/news/${alike.slug}).`)
    await ok(url, 'PUT', `/posts/${target.id}`, { token, body: { text: `See [above](/news/${target.slug}).` } })
    expect((await remove(`/posts/${target.id}`)).status).toBe(200)
    for (const { id } of [other, alike]) expect((await remove(`/posts/${id}`)).status).toBe(200)
  })

  it('stays too when it is taken back already, as an article or an entry, and when a question leads to it', async () => {
    const article = await ok<ArticleDetail>(url, 'POST', '/article/create-article-manually', {
      token,
      body: { title: `Linked article ${mark}`, text: 'Words.', isPublished: false },
    })
    const entry = await ok<EntryDetail>(url, 'POST', '/encyclopedia/create-encyclopedia-manually', {
      token,
      body: { term: `Linked entry ${mark}`, definition: 'A thing.', text: 'Words.' },
    })
    const faq = await ok<Faq>(url, 'POST', '/faqs/create-faq-manually', {
      token,
      body: {
        question: `Where ${mark}?`,
        answer: `[Here](/articles/${article.slug}) and [there](/encyclopedia/${entry.slug}).`,
        isPublished: true,
      },
    })
    const paths = [`/article/delete-article/${article.id}`, `/encyclopedia/delete-encyclopedia/${entry.id}`]
    for (const path of paths)
      expect(await refusal(path)).toEqual([409, expect.stringContaining(`FAQ “Where ${mark}?” (${faq.id}).`)])
    expect((await remove(`/faqs/delete-faq/${faq.id}`)).status).toBe(200)
    for (const path of paths) expect((await remove(path)).status).toBe(200)
  })

  it('is refused by the panel’s delete of many, which goes on with the others', async () => {
    const panel = await panelToken(url, 'editor')
    const target = await post('Words.')
    const free = await post('Words.')
    const linking = await post(`Read [this](/news/${target.slug}).`)
    const answer = await fetch(`${url}/cms-api/posts?where[id][in]=${target.id},${free.id}`, {
      method: 'DELETE',
      headers: { authorization: `JWT ${panel}`, origin: url },
    })
    const body = (await answer.json()) as { docs: { id: number }[]; errors: { id: number; message: string }[] }
    expect(body.docs.map(({ id }) => id)).toEqual([free.id])
    expect(body.errors).toMatchObject([{ id: target.id, message: expect.stringContaining(nameOf(linking)) }])
    expect((await call(url, 'GET', `/posts/${target.slug}`)).status).toBe(200)
  })

  it('a translation stays for links to its own address alone, an original for those to both', async () => {
    const panel = await panelToken(url, 'editor')
    const create = (language: string, more: object) =>
      cms(url, panel, 'POST', '/posts', {
        title: `Twin ${mark} ${language}`,
        body: paragraphs('Text.'),
        language,
        _status: 'published',
        ...more,
      })
    const english = await create('en', {})
    const arabic = await create('ar', { translationOf: english.id })
    const linking = await post(`Read [this](/ar/news/${String(english.slug)}).`)
    for (const { id } of [arabic, english]) expect((await remove(`/posts/${id}`)).status).toBe(409)
    await ok(url, 'PUT', `/posts/${linking.id}`, { token, body: { text: `[This](/news/${String(english.slug)}).` } })
    expect((await remove(`/posts/${english.id}`)).status).toBe(409)
    expect((await remove(`/posts/${arabic.id}`)).status).toBe(200)
  })
})
