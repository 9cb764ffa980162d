import { randomBytes } from 'node:crypto'
import type { Post, PostDetail } from '@stackyard/shared/schema/post'
import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { cms, panelToken, paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

const newPost = async (token: string, language: string, rest: object = {}) =>
  cms(url, token, 'POST', '/posts', {
    title: `${language} ${randomBytes(5).toString('hex')}`,
    body: paragraphs('Text.'),
    language,
    _status: 'published',
    ...rest,
  })

it('lists news of one language, English unless asked, and a translation at the address of its original', async () => {
  const token = await panelToken(url, 'editor')
  const english = await newPost(token, 'en')
  const arabic = await newPost(token, 'ar', { translationOf: english.id })
  const list = (query: string) => ok<Post[]>(url, 'GET', `/posts/?limit=100&${query}`)
  const ids = (posts: Post[]) => posts.map(({ id }) => id)
  expect(ids(await list(''))).toContain(english.id)
  expect(ids(await list(''))).not.toContain(arabic.id)
  const inArabic = await list('language=ar')
  expect(inArabic.find(({ id }) => id === arabic.id)).toMatchObject({
    language: 'ar',
    slug: `${String(english.slug)}-ar`,
    url: `/ar/news/${String(english.slug)}`,
  })
  expect(ids(inArabic)).not.toContain(english.id)
  expect(ids(await list('language=klingon'))).toContain(english.id)
  const answer = await fetch(`${url}/news/${String(arabic.id)}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/ar/news/${String(english.slug)}`])
})

it('stays listed in English when its language is cleared', async () => {
  const token = await panelToken(url, 'editor')
  const post = await newPost(token, 'en')
  expect(await cms(url, token, 'PATCH', `/posts/${post.id}`, { language: null })).toMatchObject({ language: 'en' })
  expect((await ok<Post[]>(url, 'GET', '/posts/?limit=100')).map(({ id }) => id)).toContain(post.id)
})

it('keeps its language while something translates it: two Arabic documents have never one address', async () => {
  const token = await panelToken(url, 'editor')
  const english = await newPost(token, 'en')
  const arabic = await newPost(token, 'ar', { translationOf: english.id })
  const toArabic = () => cms(url, token, 'PATCH', `/posts/${english.id}`, { language: 'ar' })
  await expect(toArabic()).rejects.toThrow(/400: .*language/)
  expect(await cms(url, token, 'GET', `/posts/${english.id}`)).toMatchObject({ language: 'en' })
  await cms(url, token, 'PATCH', `/posts/${english.id}`, { title: 'Still English' })
  await cms(url, token, 'PATCH', `/posts/${arabic.id}`, { translationOf: null })
  expect(await toArabic()).toMatchObject({ language: 'ar' })
})

it('has one translation a language, of an English document', async () => {
  const token = await panelToken(url, 'editor')
  const english = await newPost(token, 'en')
  const arabic = await newPost(token, 'ar', { translationOf: english.id })
  const refused = async (translationOf: unknown) => {
    const answer = await fetch(`${url}/cms-api/posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ title: 'Again', body: paragraphs('Text.'), language: 'ar', translationOf }),
    })
    return { status: answer.status, said: await answer.text() }
  }
  const twice = await refused(english.id)
  expect(twice.status).toBe(400)
  expect(twice.said).toContain('translationOf')
  const chained = await refused(arabic.id)
  expect(chained.status).toBe(400)
  expect(chained.said).toContain('translationOf')
})

it('has one translation a language when two are saved at once', async () => {
  const token = await panelToken(url, 'editor')
  const english = await newPost(token, 'en')
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => newPost(token, 'ar', { translationOf: english.id, slug: randomBytes(6).toString('hex') })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(String(answer.reason)).toMatch(/→ 400: .*translat/i)
  const inArabic = await ok<Post[]>(url, 'GET', '/posts/?limit=100&language=ar')
  expect(inArabic.filter((post) => post.url === `/ar/news/${String(english.slug)}`)).toHaveLength(1)
})

it('leads from a translated page’s own address to where it stands', async () => {
  const token = await panelToken(url, 'editor')
  const mark = randomBytes(5).toString('hex')
  const newPage = (language: string, rest: object) =>
    cms(url, token, 'POST', '/pages', {
      title: mark,
      body: paragraphs('Text.'),
      language,
      _status: 'published',
      ...rest,
    })
  const english = await newPage('en', { slug: `page-${mark}` })
  await newPage('ar', { slug: `own-${mark}`, translationOf: english.id })
  const answer = await fetch(`${url}/ar/own-${mark}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/ar/page-${mark}`])
})

it('an editor of the dashboard says the language and the original, under the same rules', async () => {
  const token = await tokenOf(url, 'editor')
  const write = (body: object) =>
    call<PostDetail>(url, 'POST', '/posts/', {
      token,
      body: { title: randomBytes(5).toString('hex'), text: 'Text.', ...body },
    })
  const { results: english } = await write({ isPublished: true })
  const arabic = { language: 'ar', translationOf: english.id, isPublished: true }
  const { results: made } = await write(arabic)
  expect(made).toMatchObject({
    language: 'ar',
    url: `/ar/news/${english.slug}`,
    translationOf: { id: english.id, name: english.title },
  })
  expect(await ok<PostDetail>(url, 'GET', `/posts/${made.id}`)).not.toHaveProperty('translationOf')
  for (const body of [arabic, { ...arabic, translationOf: made.id }, { ...arabic, translationOf: 999_999 }])
    expect(await write(body)).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'translationOf' }] } } })
  expect(await write({ language: 'klingon' })).toMatchObject({
    status: 400,
    error: { data: { issues: [{ path: 'language', message: 'Choose a language' }] } },
  })
  const back = await ok<PostDetail>(url, 'PUT', `/posts/${made.id}`, { token, body: { language: 'en' } })
  expect(back).toMatchObject({ language: 'en', translationOf: null })
})

it('the knowledge base is written in both languages too', async () => {
  const token = await tokenOf(url, 'editor')
  const mark = randomBytes(5).toString('hex')
  const kinds = [
    ['/faqs/create-faq-manually', { question: mark, answer: 'Text.' }],
    ['/article/create-article-manually', { title: mark, text: 'Text.' }],
    ['/encyclopedia/create-encyclopedia-manually', { term: mark, definition: 'A thing.', text: 'Text.' }],
    ['/encyclopedia-term/create-term', { term: mark, definition: 'A thing.' }],
  ] as const
  for (const [path, record] of kinds) {
    const english = await ok<{ id: number }>(url, 'POST', path, { token, body: record })
    const body = { ...record, language: 'ar', translationOf: english.id }
    expect(await ok(url, 'POST', path, { token, body }), path).toMatchObject({
      language: 'ar',
      translationOf: { id: english.id, name: mark },
    })
  }
})
