import { randomBytes } from 'node:crypto'
import type {
  ArticleDetail,
  EntryDetail,
  Faq,
  KnowledgeCategory,
  Prompt,
  Tag,
  Term,
} from '@stackyard/shared/schema/knowledge'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const mark = randomBytes(4).toString('hex')
let editor = ''
let admin = ''

beforeAll(async () => {
  editor = await tokenOf(url, 'editor')
  admin = await tokenOf(url, 'admin')
})

const as = (token: string, body?: unknown) => ({ token, ...(body === undefined ? {} : { body }) })

describe.each([
  ['faqs-category', '/faqs/create-faq-manually', { question: `In use ${mark}?`, answer: 'Yes.' }],
  ['article-category', '/article/create-article-manually', { title: `In use ${mark}`, text: 'Words.' }],
  [
    'encyclopedia-category',
    '/encyclopedia/create-encyclopedia-manually',
    { term: `In use ${mark}`, definition: 'A thing.', text: 'Words.' },
  ],
])('%s', (group, create, record) => {
  it('R-543: is listed, created, updated and deleted', async () => {
    const made = await ok<KnowledgeCategory>(
      url,
      'POST',
      `/${group}/create-category`,
      as(editor, { name: `Yards ${mark}` }),
    )
    expect(made.slug).toBe(`yards-${mark}`)
    const named = await ok<KnowledgeCategory>(
      url,
      'PUT',
      `/${group}/update-category/${made.id}`,
      as(editor, { name: `Docks ${mark}`, sort: 7 }),
    )
    expect(named).toMatchObject({ id: made.id, name: `Docks ${mark}`, slug: `yards-${mark}`, sort: 7, count: 0 })
    const listed = await ok<KnowledgeCategory[]>(url, 'GET', `/${group}/category-list`)
    expect(listed.find(({ id }) => id === made.id)?.name).toBe(`Docks ${mark}`)
    expect(listed.map(({ sort }) => sort)).toEqual(listed.map(({ sort }) => sort).toSorted((a, b) => a - b))
    await ok(url, 'DELETE', `/${group}/delete-category/${made.id}`, as(editor))
    expect((await call(url, 'DELETE', `/${group}/delete-category/${made.id}`, as(editor))).status).toBe(404)
  })

  it('is not deleted while a record stands in it', async () => {
    const made = await ok<KnowledgeCategory>(
      url,
      'POST',
      `/${group}/create-category`,
      as(editor, { name: `Used ${mark}` }),
    )
    const used = await ok<{ id: number }>(url, 'POST', create, as(editor, { ...record, categoryId: made.id }))
    const refused = await call(url, 'DELETE', `/${group}/delete-category/${made.id}`, as(editor))
    expect(refused).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect(refused.message).toMatch(/^It is in use by 1 \w+\./)
    const remove = create.replace(/create-(.*)-manually$/, 'delete-$1')
    await ok(url, 'DELETE', `${remove}/${used.id}`, as(editor))
    await ok(url, 'DELETE', `/${group}/delete-category/${made.id}`, as(editor))
  })

  it('wants a name, and an address that is free', async () => {
    expect(await call(url, 'POST', `/${group}/create-category`, as(editor, {}))).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'name', message: 'Name is required' }] } },
    })
    const first = await ok<KnowledgeCategory>(
      url,
      'POST',
      `/${group}/create-category`,
      as(editor, { name: `Twice ${mark}` }),
    )
    const again = await call(url, 'POST', `/${group}/create-category`, as(editor, { name: `Twice ${mark}` }))
    expect(again).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
    const reserved = await call(url, 'POST', `/${group}/create-category`, as(editor, { name: 'X', slug: 'create' }))
    expect(reserved.status).toBe(400)
    await ok(url, 'DELETE', `/${group}/delete-category/${first.id}`, as(editor))
  })
})

describe('an editor writes the knowledge base', () => {
  it('R-541: a question by hand, seen once it is published', async () => {
    const faq = await ok<Faq>(
      url,
      'POST',
      '/faqs/create-faq-manually',
      as(editor, {
        question: `Who unloads ${mark}?`,
        answer: 'The **warehouse**.\n\n- by forklift',
        isPublished: false,
      }),
    )
    expect(faq).toMatchObject({ isPublished: false, text: 'The **warehouse**.\n\n- by forklift' })
    expect(faq.html).toBe('<p>The <strong>warehouse</strong>.</p><ul><li>by forklift</li></ul>')
    const find = (token?: string) =>
      ok<Faq[]>(url, 'GET', `/faqs/faq-list?query=${mark}&drafts=true`, token ? { token } : {})
    expect(await find()).toEqual([])
    expect((await find(editor)).map(({ id }) => id)).toEqual([faq.id])
    const shown = await ok<Faq>(
      url,
      'PUT',
      `/faqs/update-faq/${faq.id}`,
      as(editor, { isPublished: true, isQuickSupport: true }),
    )
    expect(shown.question).toBe(faq.question)
    const [seen] = await find()
    expect(seen).toMatchObject({ id: faq.id, isPublished: true })
    expect(seen).not.toHaveProperty('text')
    expect((await ok<Faq[]>(url, 'GET', '/faqs/quick-support')).map(({ id }) => id)).toContain(faq.id)
    await ok(url, 'DELETE', `/faqs/delete-faq/${faq.id}`, as(editor))
    expect(await find()).toEqual([])
  })

  it('what waits to be published stands before everything else in the lists of editors', async () => {
    const faq = await ok<Faq>(
      url,
      'POST',
      '/faqs/create-faq-manually',
      as(editor, { question: `Zero ${mark}?`, answer: 'Yes.', sort: 9999, isPublished: false }),
    )
    const term = await ok<Term>(
      url,
      'POST',
      '/encyclopedia-term/create-term',
      as(editor, { term: `Zzz ${mark}`, definition: 'A thing.', isPublished: false }),
    )
    const states = async (path: string) =>
      (await ok<{ id: number; isPublished: boolean }[]>(url, 'GET', `${path}?drafts=true&limit=50`, as(editor))).map(
        ({ id, isPublished }) => ({ id, isPublished }),
      )
    for (const [path, id] of [
      ['/faqs/faq-list', faq.id],
      ['/encyclopedia-term/term-list', term.id],
    ] as const) {
      const rows = await states(path)
      expect(rows).toContainEqual({ id, isPublished: false })
      expect(rows.map((row) => row.isPublished)).toEqual(rows.map((row) => row.isPublished).toSorted())
      expect(rows.some((row) => row.isPublished)).toBe(true)
    }
    await ok(url, 'DELETE', `/faqs/delete-faq/${faq.id}`, as(editor))
    await ok(url, 'DELETE', `/encyclopedia-term/delete-term/${term.id}`, as(editor))
  })

  it('R-541: an article by hand, as a draft first; markup in it is inert', async () => {
    const draft = await ok<ArticleDetail>(
      url,
      'POST',
      '/article/create-article-manually',
      as(editor, {
        title: `Slotting ${mark}`,
        summary: 'Where things stand.',
        text: '## Why\n\n<script>alert(1)</script>',
      }),
    )
    expect(draft).toMatchObject({ isPublished: false, slug: `slotting-${mark}`, author: expect.stringMatching(/\w/) })
    expect(draft.html).toBe('<h2 id="why">Why</h2><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
    expect((await call(url, 'GET', `/article/single-article/${draft.slug}`)).status).toBe(404)
    expect((await call(url, 'GET', `/article/single-article/${draft.id}`)).status).toBe(404)
    await ok(url, 'PUT', `/article/update-article/${draft.id}`, as(editor, { isPublished: true }))
    const seen = await ok<ArticleDetail>(url, 'GET', `/article/single-article/${draft.slug}`)
    expect(seen).toMatchObject({ id: draft.id, summary: 'Where things stand.', url: `/articles/${draft.slug}` })
    expect(seen).not.toHaveProperty('text')
    await ok(url, 'PUT', `/article/update-article/${draft.id}`, as(editor, { slug: `slotting-again-${mark}` }))
    const { rows } = await pool.query('select "to" from redirects where "from" = $1', [`/articles/slotting-${mark}`])
    expect(rows).toEqual([{ to: `/articles/slotting-again-${mark}` }])
    await ok(url, 'DELETE', `/article/delete-article/${draft.id}`, as(editor))
    expect((await call(url, 'GET', `/article/single-article/${draft.id}`, as(editor))).status).toBe(404)
  })

  it('a text with pictures is left to the CMS', async () => {
    const made = await ok<ArticleDetail>(
      url,
      'POST',
      '/article/create-article-manually',
      as(editor, { title: `Pictured ${mark}`, text: 'Words.' }),
    )
    const callout = { id: 'c', blockType: 'callout', tone: 'note', text: 'Mind the gap.' }
    const body = { root: { type: 'root', version: 1, children: [{ type: 'block', version: 2, fields: callout }] } }
    await pool.query('update articles set body = $2 where id = $1', [made.id, JSON.stringify(body)])
    await pool.query('update _articles_v set version_body = $2 where parent_id = $1', [made.id, JSON.stringify(body)])
    const change = (input: object) => call(url, 'PUT', `/article/update-article/${made.id}`, as(editor, input))
    expect(await change({ text: 'Gone.' })).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect((await change({ summary: 'Still there.' })).status).toBe(200)
    expect(await ok<ArticleDetail>(url, 'GET', `/article/single-article/${made.id}`, as(editor))).toMatchObject({
      text: null,
    })
    await ok(url, 'DELETE', `/article/delete-article/${made.id}`, as(editor))
  })

  it('R-542: an entry is found by the slug of its term', async () => {
    const term = await ok<Term>(
      url,
      'POST',
      '/encyclopedia-term/create-term',
      as(editor, { term: `Yard mule ${mark}`, definition: 'A small tractor that moves trailers within a yard.' }),
    )
    const entry = await ok<EntryDetail>(
      url,
      'POST',
      '/encyclopedia/create-encyclopedia-manually',
      as(editor, {
        term: `Yard tractors ${mark}`,
        definition: 'Tractors of a yard.',
        text: 'More.',
        termIds: [term.id],
      }),
    )
    expect(entry.terms).toEqual([{ id: term.id, name: term.term, slug: term.slug }])
    const bySlug = () => call<EntryDetail[]>(url, 'GET', `/encyclopedia/encyclopedia-list-by-term-slug/${term.slug}`)
    expect((await bySlug()).results.map(({ id }) => id)).toEqual([entry.id])
    expect((await call(url, 'GET', '/encyclopedia/encyclopedia-list-by-term-slug/no-such-term')).status).toBe(404)
    await ok(url, 'PUT', `/encyclopedia/update-encyclopedia/${entry.id}`, as(editor, { isPublished: false }))
    expect((await bySlug()).results).toEqual([])
    await ok(url, 'PUT', `/encyclopedia-term/update-term/${term.id}`, as(editor, { isPublished: false }))
    expect((await bySlug()).status).toBe(404)
    await ok(url, 'DELETE', `/encyclopedia/delete-encyclopedia/${entry.id}`, as(editor))
    await ok(url, 'DELETE', `/encyclopedia-term/delete-term/${term.id}`, as(editor))
  })

  it('a record that is not there is named, not written', async () => {
    const refused = await call(
      url,
      'POST',
      '/encyclopedia/create-encyclopedia-manually',
      as(editor, { term: 'X', definition: 'Y', text: 'Z', tagIds: [999_999] }),
    )
    expect(refused).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'tagIds' }] } } })
    expect((await call(url, 'PUT', '/faqs/update-faq/999999', as(editor, { question: 'X' }))).status).toBe(404)
  })

  it('prompts are read by editors and written by admins', async () => {
    const input = { name: `Plain ${mark}`, kind: 'faq', instructions: 'Be short.', template: 'Write about {topic}.' }
    expect((await call(url, 'POST', '/prompt/create-prompt', as(editor, input))).status).toBe(403)
    const made = await ok<Prompt>(url, 'POST', '/prompt/create-prompt', as(admin, input))
    expect(made).toMatchObject({ ...input, isActive: true })
    const off = await ok<Prompt>(url, 'PUT', `/prompt/update-prompt/${made.id}`, as(admin, { isActive: false }))
    expect(off).toMatchObject({ name: input.name, isActive: false })
    const listed = await ok<Prompt[]>(url, 'GET', `/prompt/prompt-list?query=${mark}`, as(editor))
    expect(listed.map(({ id }) => id)).toEqual([made.id])
    expect((await call(url, 'POST', '/prompt/create-prompt', as(admin, { ...input, kind: 'poem' }))).status).toBe(400)
    await ok(url, 'DELETE', `/prompt/delete-prompt/${made.id}`, as(admin))
  })
})

describe('R-544: a visitor reads the knowledge base and changes nothing', () => {
  it('lists questions, articles, entries, terms and tags, and one of each', async () => {
    for (const path of ['/faqs/faq-list', '/article/list', '/encyclopedia/list', '/encyclopedia-term/term-list']) {
      const list = await call<{ id: number; isPublished: boolean }[]>(url, 'GET', `${path}?limit=3`)
      expect(list.results.length, path).toBeGreaterThan(0)
      expect(list.total, path).toBeGreaterThanOrEqual(list.results.length)
      expect(
        list.results.every(({ isPublished }) => isPublished),
        path,
      ).toBe(true)
    }
    const [entry] = await ok<EntryDetail[]>(url, 'GET', '/encyclopedia/list?limit=1')
    expect(await ok<EntryDetail>(url, 'GET', `/encyclopedia/single-encyclopedia/${entry!.slug}`)).toMatchObject({
      id: entry!.id,
    })
    expect((await ok<Tag[]>(url, 'GET', '/encyclopedia/tag-list')).length).toBeGreaterThan(0)
  })

  it('by category and tag', async () => {
    const categories = await ok<KnowledgeCategory[]>(url, 'GET', '/article-category/category-list')
    const category = categories.find(({ count }) => count > 0)!
    const inside = await call<ArticleDetail[]>(url, 'GET', `/article/list?category=${category.slug}&limit=100`)
    expect(inside.total).toBe(category.count)
    expect(inside.results.every((article) => article.category?.id === category.id)).toBe(true)
    const tag = inside.results.flatMap(({ tags }) => tags)[0]!
    const tagged = await ok<ArticleDetail[]>(url, 'GET', `/article/list?tag=${tag.slug}`)
    expect(tagged.length).toBeGreaterThan(0)
    expect(tagged.every(({ tags }) => tags.some(({ id }) => id === tag.id))).toBe(true)
  })

  it('customers and sellers may not write', async () => {
    for (const actor of ['customer', 'seller'] as const) {
      const reply = await call(url, 'POST', '/encyclopedia-term/create-term', {
        token: await tokenOf(url, actor),
        body: { term: 'X', definition: 'Y' },
      })
      expect(reply).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
    }
  })
})
