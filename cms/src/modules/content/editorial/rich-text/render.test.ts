import { describe, expect, it } from 'vitest'
import { readingMinutes } from './plain-text'
import { renderRichText } from './render'
import { safeLink } from './safe-link'

const text = (value: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: value,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})
const block = (type: string, children: unknown[], extra: Record<string, unknown> = {}) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...extra,
})
const doc = (...children: unknown[]) => ({ root: block('root', children) })

describe('rendering an editor’s document', () => {
  it('makes what editors type inert', () => {
    const html = renderRichText(doc(block('paragraph', [text('<script>alert(1)</script> "a" & b')])))
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &quot;a&quot; &amp; b</p>')
  })

  it('gives headings ids that differ within the document, and no h1', () => {
    const heading = (tag: string) => block('heading', [text('Dock fees')], { tag })
    const html = renderRichText(doc(heading('h2'), heading('h3'), heading('h1')))
    expect(html).toBe(
      '<h2 id="dock-fees">Dock fees</h2><h3 id="dock-fees-2">Dock fees</h3><h2 id="dock-fees-3">Dock fees</h2>',
    )
  })

  it('leaves no gap where an editor pressed Enter twice, but keeps the empty cells of a table', () => {
    const empty = block('paragraph', [])
    const blank = block('paragraph', [text(' \u00a0'), { type: 'linebreak', version: 1 }])
    const cell = block('tablecell', [empty], { headerState: 0, colSpan: 1, rowSpan: 1 })
    const words = (value: string) => block('paragraph', [text(value)])
    expect(renderRichText(doc(empty, words('One.'), empty, blank, words('Two.'), empty))).toBe('<p>One.</p><p>Two.</p>')
    expect(renderRichText(doc(block('table', [block('tablerow', [cell])])))).toContain('<td><p><br></p></td>')
  })

  it('renders marks, lists, quotes and tables without an inline style', () => {
    const cell = (value: string, headerState: number) =>
      block('tablecell', [block('paragraph', [text(value)])], { headerState, colSpan: 1, rowSpan: 1 })
    const html = renderRichText(
      doc(
        block('paragraph', [text('both', 3), text('gone', 4)]),
        block('list', [block('listitem', [text('one')], { value: 1 })], { tag: 'ol', listType: 'number' }),
        block('quote', [text('said')]),
        block('table', [block('tablerow', [cell('Head', 1)]), block('tablerow', [cell('Body', 0)])]),
      ),
    )
    expect(html).toContain('<em><strong>both</strong></em><s>gone</s>')
    expect(html).toContain('<ol><li>one</li></ol>')
    expect(html).toContain('<blockquote>said</blockquote>')
    expect(html).toContain('<th scope="col"><p>Head</p></th>')
    expect(html).not.toContain('style=')
  })

  it('lets links lead to the web and to what stands on the site, and leaves the words of others', () => {
    const link = (fields: Record<string, unknown>) =>
      renderRichText(doc(block('paragraph', [block('link', [text('go')], { fields })])))
    expect(link({ url: 'javascript:alert(1)', linkType: 'custom' })).toBe('<p><a href="#">go</a></p>')
    expect(link({ url: 'https://example.org/a?b=1&c=2', linkType: 'custom' })).toContain(
      'href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer"',
    )
    expect(link({ linkType: 'internal', doc: { relationTo: 'posts', value: { slug: 'dock-fees' } } })).toContain(
      'href="/news/dock-fees"',
    )
    for (const value of [null, 12, { slug: 'dock-fees', _status: 'draft' }, { slug: 'dock', isPublished: false }])
      expect(link({ linkType: 'internal', doc: { relationTo: 'posts', value } })).toBe('<p>go</p>')
    const arabic = { id: 12, slug: 'dock-fees-ar', language: 'ar' }
    const leads = (relationTo: string, value: object) => link({ linkType: 'internal', doc: { relationTo, value } })
    expect(leads('posts', { ...arabic, translationOf: 3 })).toContain('href="/news/12"')
    expect(leads('posts', { ...arabic, translationOf: null })).toContain('href="/ar/news/dock-fees-ar"')
    const original = { id: 3, slug: 'dock-fees' }
    expect(leads('encyclopedia-entries', { ...arabic, translationOf: original })).toContain(
      'href="/ar/encyclopedia/dock-fees"',
    )
    expect(leads('pages', { ...arabic, translationOf: original })).toContain('href="/ar/dock-fees"')
    expect(safeLink('//evil.example')).toBe('#')
    expect(safeLink('/news/a')).toBe('/news/a')
  })

  it('shows an uploaded picture with its text and sizes', () => {
    const html = renderRichText(
      doc({
        type: 'upload',
        version: 1,
        format: '',
        relationTo: 'media',
        fields: { caption: 'The <yard>' },
        value: {
          filename: 'yard one.png',
          alt: 'A "yard"',
          width: 1600,
          height: 900,
          mimeType: 'image/png',
          sizes: { small: { filename: 's.webp', width: 640 } },
        },
      }),
    )
    expect(html).toContain('src="/files/media/yard%20one.png"')
    expect(html).toContain('srcset="/files/media/s.webp 640w"')
    expect(html).toContain('alt="A &quot;yard&quot;"')
    expect(html).toContain('<figcaption>The &lt;yard&gt;</figcaption>')
  })

  it('counts reading time by words', () => {
    expect(readingMinutes(doc(block('paragraph', [text('word '.repeat(880))])))).toBe(4)
    expect(readingMinutes(null)).toBe(1)
  })
})
