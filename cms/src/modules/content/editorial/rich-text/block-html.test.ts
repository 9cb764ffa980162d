import { describe, expect, it } from 'vitest'
import { relationsOf } from './relations'
import { articleBlocks } from './blocks'
import { readingMinutes } from './plain-text'
import { renderRichText } from './render'
import { toNotation } from './to-notation'
import { typedLinks } from './typed-links'

const EVIL = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
const picture = { id: 1, filename: 'yard.png', alt: EVIL, credit: 'A. Painter', width: 10, height: 5 }
const answer = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})
const warehouse = {
  id: 7,
  name: 'Dock House',
  publicSlug: 'dock-house-in-reno-nv',
  visible: true,
  isDraft: false,
  address: { city: 'Reno' },
  state: 'NV',
  price1: 18.5,
  totalSpace: 1200,
  numberOfBuildings: 2,
  features: { rail: true, coldStorage: false },
}
const block = (blockType: string, fields: Record<string, unknown>) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'a', blockType, blockName: '', ...fields },
})
const doc = (...children: unknown[]) => ({ root: { type: 'root', children } })
const html = (blockType: string, fields: Record<string, unknown>) => renderRichText(doc(block(blockType, fields)))

/** Every block with markup in each of its texts. */
const HOSTILE: Record<string, Record<string, unknown>> = {
  callout: { tone: EVIL, title: EVIL, text: EVIL },
  figure: { picture, caption: EVIL, credit: EVIL },
  gallery: { pictures: [picture, picture], caption: EVIL },
  video: { title: EVIL, url: `https://example.org/${EVIL}`, still: picture, length: EVIL },
  definition: { term: { slug: EVIL, term: EVIL, definition: EVIL } },
  pullQuote: { text: EVIL, person: EVIL, role: EVIL },
  faqGroup: { title: EVIL, faqs: [{ question: EVIL, answer: answer(EVIL) }] },
  comparison: { title: EVIL, columns: [{ name: EVIL }], rows: [{ label: EVIL, cells: [{ text: EVIL }] }] },
  listingCard: { warehouse: { ...warehouse, name: EVIL, publicSlug: EVIL, state: EVIL }, note: EVIL },
  callToAction: { title: EVIL, text: EVIL, label: EVIL, link: 'javascript:alert(1)' },
}

describe('blocks of an article', () => {
  it.each(articleBlocks.map(({ slug }) => slug))('%s makes what editors type inert', (slug) => {
    const made = html(slug, HOSTILE[slug] ?? {})
    expect(HOSTILE[slug]).toBeDefined()
    expect(made).not.toMatch(/<script|<img src=x|<iframe|\sstyle=|javascript:/i)
    expect(made.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*onerror/i)
    expect(html(slug, {})).not.toContain('undefined')
  })

  it('shows a callout by its tone, paragraph by paragraph', () => {
    expect(html('callout', { tone: 'tip', title: '', text: 'One.\n\nTwo\nlines' })).toBe(
      '<div role="note" class="callout callout-tip"><p class="callout-title">Tip</p><p>One.</p><p>Two<br>lines</p></div>',
    )
  })

  it('shows whose picture it is', () => {
    expect(html('figure', { picture: { ...picture, alt: 'A yard' }, caption: 'The yard' })).toContain(
      '<figcaption>The yard<small class="credit">Picture: A. Painter</small></figcaption>',
    )
  })

  it('leads to a video and loads nothing of its host', () => {
    const made = html('video', { title: 'A dock at work', url: 'https://video.example/1', still: null, length: '4:12' })
    expect(made).toContain('<a href="https://video.example/1" rel="noopener noreferrer">')
    expect(made).not.toMatch(/<(?:iframe|video|script)/)
    expect(html('video', { title: 'x', url: 'javascript:alert(1)' })).toBe('')
  })

  it('links a definition, and leaves out a term that is not published', () => {
    const term = { slug: 'dock', term: 'Dock', definition: 'A door for trucks.' }
    expect(html('definition', { term })).toBe(
      '<dl class="definition"><dt><a href="/supply-chain-logistics-definitions#dock">Dock</a></dt><dd>A door for trucks.</dd></dl>',
    )
    expect(html('definition', { term: { ...term, isPublished: false } })).toBe('')
    const arabic = { ...term, slug: 'dock-ar', language: 'ar', translationOf: { id: 3, slug: 'dock' } }
    expect(html('definition', { term: arabic })).toContain('href="/ar/supply-chain-logistics-definitions#dock"')
  })

  it('compares with headers of rows and columns', () => {
    const made = html('comparison', {
      title: 'Racks',
      columns: [{ name: 'Push back' }, { name: 'Drive in' }],
      rows: [{ label: 'Depth', cells: [{ text: '2 to 6' }] }],
    })
    expect(made).toContain('<th scope="col">Push back</th><th scope="col">Drive in</th>')
    expect(made).toContain('<th scope="row">Depth</th><td>2 to 6</td><td>–</td>')
  })

  it('shows a listing without a price, and none that is hidden', () => {
    const made = html('listingCard', { warehouse })
    expect(made).toContain('href="/warehouses/dock-house-in-reno-nv"')
    expect(made).toContain('src="/pictures/plan-4-2-r/640.webp"')
    const photos = [{ link: '/files/second.jpg' }, { link: '/files/first.jpg', primary: true }]
    expect(html('listingCard', { warehouse: { ...warehouse, photos } })).toContain('src="/files/first.jpg"')
    expect(made).toContain('Reno, NV')
    expect(made).not.toContain('18.5')
    expect(html('listingCard', { warehouse: { ...warehouse, visible: false } })).toBe('')
    expect(html('listingCard', { warehouse: 7 })).toBe('')
  })

  it('opens answers without a script, those that are published', () => {
    const made = html('faqGroup', {
      title: 'Docks',
      faqs: [
        { question: 'When?', answer: answer('At six.') },
        { question: 'Secret?', answer: answer('No.'), isPublished: false },
      ],
    })
    expect(made).toContain('<details><summary>When?</summary><div><p>At six.</p></div></details>')
    expect(made).not.toContain('Secret')
  })

  it('counts words of blocks among those to read, and sends such texts to the CMS to be edited', () => {
    const long = doc(block('callout', { text: 'word '.repeat(880) }))
    expect(readingMinutes(long)).toBe(4)
    expect(toNotation(long)).toBeNull()
  })
})

describe('what a text shows and links to', () => {
  const link = (value: unknown) => ({
    type: 'paragraph',
    children: [{ type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'posts', value } }, children: [] }],
  })
  it('is told with what was deleted, so that pages change with it', () => {
    const body = doc(
      { type: 'upload', value: 9 },
      block('gallery', { pictures: [picture, 4] }),
      block('listingCard', { warehouse: { id: 7 } }),
      block('definition', { term: 3 }),
      link({ id: 12, slug: 'a' }),
    )
    expect(relationsOf(body).map(({ collection, id }) => `${collection} ${id}`)).toEqual([
      'media 9',
      'media 1',
      'media 4',
      'warehouses 7',
      'encyclopedia-terms 3',
      'posts 12',
    ])
    expect(relationsOf(null)).toEqual([])
  })

  it('is drawn without a picture that is gone', () => {
    const body = doc(
      { type: 'upload', value: 9 },
      block('gallery', { pictures: [picture, 4] }),
      block('figure', { picture: 4 }),
    )
    expect(renderRichText(body).match(/<img/g)).toHaveLength(1)
  })

  it('is looked through for links that an editor typed', () => {
    const typed = {
      type: 'link',
      fields: { linkType: 'custom', url: '/news/old/?a=1#b' },
      children: [{ type: 'text', text: 'Old' }],
    }
    expect(
      typedLinks(doc(typed, link({ id: 12, slug: 'a' }), block('callToAction', { link: '/faqs', label: 'Ask' }))),
    ).toEqual([
      { path: '/news/old', words: 'Old' },
      { path: '/faqs', words: 'Ask' },
    ])
  })
})
