import { describe, expect, it } from 'vitest'
import { renderRichText } from '../rich-text/render'
import { joinDocuments } from './join-documents'

const node = (type: string, more: object = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...more,
})
const words = (text: string) => node('text', { text, detail: 0, format: 0, mode: 'normal', style: '' })
const text = (...children: object[]) => ({ root: node('root', { children: [node('paragraph', { children })] }) })
const link = (relationTo: string, value: unknown) =>
  node('link', { children: [words('go')], fields: { linkType: 'internal', doc: { relationTo, value } } })
const block = (fields: object) => node('block', { fields })
const english = { id: 3, slug: 'docks' }
const arabic = { id: 4, slug: 'docks-ar', language: 'ar', term: 'رصيف', definition: 'باب', translationOf: english }

describe('documents that a text leads to', () => {
  it('are translations at their originals’ addresses, also where the original was not read with them', () => {
    const post = {
      id: 1,
      body: text(
        link('posts', { ...arabic, translationOf: 3 }),
        link('pages', { ...arabic, translationOf: 3 }),
        block({ blockType: 'definition', term: { ...arabic, translationOf: 3 } }),
      ),
    }
    joinDocuments({ posts: [post, arabic], pages: [arabic], 'encyclopedia-terms': [arabic] })
    const html = renderRichText(post.body)
    expect(html).toContain('href="/ar/news/docks"')
    expect(html).toContain('href="/ar/docks"')
    expect(html).toContain('href="/ar/supply-chain-logistics-definitions#docks"')
  })

  it('are those of a question that another text shows', () => {
    const faq = { id: 7, question: 'Why?', answer: text(link('posts', 3)) }
    const page = {
      id: 1,
      body: text(block({ blockType: 'faqGroup', faqs: [{ ...faq, answer: text(link('posts', 3)) }] })),
    }
    joinDocuments({ pages: [page], faqs: [faq], posts: [english] })
    expect(renderRichText(page.body)).toContain('<a href="/news/docks">go</a>')
  })

  it('stay words when they are not published', () => {
    const page = { id: 1, body: text(link('posts', 3), link('posts', { ...english, _status: 'draft' })) }
    joinDocuments({ pages: [page], posts: [] })
    expect(renderRichText(page.body)).toBe('<p>gogo</p>')
  })
})
