import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { assertLinksLead, withoutGone } from './document-links'

const FILES = ['posts', 'articles', 'encyclopedia', 'faqs', 'pages', 'partners', 'agreements']

describe('links in editors’ texts', () => {
  let snapshot: string
  beforeEach(() => {
    snapshot = mkdtempSync(join(tmpdir(), 'snapshot-'))
    for (const file of FILES) writeFileSync(join(snapshot, `${file}.json`), '[]')
    navigation({})
  })
  afterEach(() => rmSync(snapshot, { recursive: true, force: true }))

  const written = (file: string, docs: object[]) => writeFileSync(join(snapshot, `${file}.json`), JSON.stringify(docs))
  const navigation = (settings: object) => writeFileSync(join(snapshot, 'settings.json'), JSON.stringify(settings))
  const check = (...standing: string[]) => assertLinksLead(snapshot, (path) => standing.includes(path))

  it('stop a release when they lead nowhere, and each text is named', async () => {
    written('posts', [{ id: 4, title: 'Docks', bodyHtml: '<a href="/news/here">a</a> <a href="/news/gone?x=1">b</a>' }])
    written('faqs', [{ id: 7, question: 'Why?', answerHtml: '<a href="/ar/articles/gone">c</a>' }])
    await expect(check('/news/here')).rejects.toThrow(
      'These texts lead to pages that are not there:\nNews post “Docks” (4): /news/gone\nFAQ “Why?” (7): /ar/articles/gone',
    )
    await expect(check('/news/here', '/news/gone', '/ar/articles/gone')).resolves.toBeUndefined()
  })

  it('may lead to a document by its number, and to what is not kept by editors', async () => {
    const bodyHtml =
      '<a href="/news/4">a</a><a href="/warehouses/sold">b</a><a href="/services/ended">c</a><a href="https://x.test/">d</a>'
    written('posts', [{ id: 4, title: 'Docks', bodyHtml }])
    await expect(check()).resolves.toBeUndefined()
    written('articles', [{ id: 5, title: 'Yards', bodyHtml: '<a href="/news/5">a</a>' }])
    await expect(check()).rejects.toThrow('Article “Yards” (5): /news/5')
  })

  it('of the navigation stop it too, and the site settings are named', async () => {
    const link = (label: string, path: string) => ({ label, labelArabic: null, path })
    navigation({
      headerLinks: [link('Yards', '/yards?all#map'), link('Gone', '/warehouses/sold'), link('Third', '/news/3')],
      footerColumns: [{ title: 'More', titleArabic: null, links: [link('Words', '/a-b-c/'), link('Home', '/#top')] }],
    })
    written('posts', [{ id: 3, title: 'Docks', bodyHtml: '' }])
    await expect(check('/', '/a-b-c')).rejects.toThrow(
      /not there:\nSite settings, link “Yards” in the header: \/yards\?all#map$/,
    )
    await expect(check('/', '/yards')).rejects.toThrow(/^.*\nSite settings, link “Words” in the footer: \/a-b-c\/$/)
    await expect(check('/', '/yards', '/a-b-c')).resolves.toBeUndefined()
  })

  it('of a built-in page are nobody’s to mend', async () => {
    const page = { slug: 'media', title: 'Media', bodyHtml: '<a href="/encyclopedia/gone">a</a>' }
    written('pages', [page])
    await expect(check()).resolves.toBeUndefined()
    written('pages', [{ ...page, updatedAt: '2026-11-22T10:00:00.000Z' }])
    await expect(check()).rejects.toThrow('Page “Media”: /encyclopedia/gone')
  })

  it('become words while what they lead to is taken back', () => {
    const bodyHtml = 'See <a href="/news/back#two">the <em>news</em></a> and <a href="/news/live">these</a>.'
    expect(withoutGone({ 'posts.json': [{ bodyHtml }], 'settings.json': {} }, new Set(['/news/back']))).toEqual({
      'posts.json': [{ bodyHtml: 'See the <em>news</em> and <a href="/news/live">these</a>.' }],
      'settings.json': {},
    })
  })

  it.each(['/news/back', '/news/back/', '/news/12', '/news/12/?a=1#b', '/news/category/quiet/'])(
    'become words by slug, number or category, with a slash at the end or without: %s',
    (href) => {
      const gone = new Set(['/news/back', '/news/12', '/news/category/quiet'])
      const snapshotOf = (answerHtml: string) => ({ 'faqs.json': [{ answerHtml }] })
      expect(withoutGone(snapshotOf(`<a href="${href}">words</a>`), gone)).toEqual(snapshotOf('words'))
    },
  )
})
