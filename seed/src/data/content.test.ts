import { slugify } from '@stackyard/shared/domain/slug'
import { describe, expect, it } from 'vitest'
import { fromNotation, type RichTextNode } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import { encyclopedia } from './encyclopedia'
import { encyclopediaCategories } from './encyclopedia-categories'
import { faqCategories } from './faqs'
import { newsCategories, newsPosts } from './news'

const nodesOf = (node: RichTextNode): RichTextNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

describe('demo content', () => {
  it('has 60 posts in 7 categories, each with headings, a table and enough to read', () => {
    expect(newsPosts).toHaveLength(60)
    expect(newsCategories).toHaveLength(7)
    for (const { key } of newsCategories)
      expect(newsPosts.filter((post) => post.category === key).length, key).toBeGreaterThanOrEqual(6)
    expect(new Set(newsPosts.map((post) => slugify(post.title))).size).toBe(60)
    for (const post of newsPosts) {
      const types = nodesOf(fromNotation(post.body, [1]).root).map((node) => node.type)
      expect(types, post.title).toEqual(expect.arrayContaining(['heading', 'paragraph', 'quote']))
      expect(post.body.split(/\s+/).length, post.title).toBeGreaterThan(180)
      expect(post.title.length).toBeLessThanOrEqual(140)
      expect(post.excerpt.length).toBeLessThanOrEqual(300)
    }
  })

  it('leaves no sign of the notation behind', () => {
    const sources = [
      ...newsPosts.map((post) => post.body),
      ...encyclopedia.map((entry) => entry.body),
      ...faqCategories.flatMap((category) => category.faqs.map((faq) => faq.answer)),
    ]
    const texts = sources.flatMap((source) =>
      nodesOf(fromNotation(source).root).flatMap((node) => (typeof node.text === 'string' ? [node.text] : [])),
    )
    for (const text of texts) expect(text).not.toMatch(/\*\*|\]\(|^#|^\||^> /)
  })

  it('links to pages that stand', () => {
    const links = newsPosts.flatMap((post) =>
      nodesOf(fromNotation(post.body).root).flatMap((node) =>
        node.type === 'link' ? [(node.fields as { url: string }).url] : [],
      ),
    )
    expect(links.length).toBeGreaterThan(3)
    for (const url of links) expect(url).toBe('/warehouses')
  })

  it('gives every row of a table as many cells as its head', () => {
    for (const post of newsPosts) {
      for (const table of nodesOf(fromNotation(post.body).root).filter((node) => node.type === 'table')) {
        expect(new Set(table.children?.map((row) => row.children?.length)).size, post.title).toBe(1)
      }
    }
  })

  it('has 30 questions in 5 categories and 69 entries whose related ones exist', () => {
    expect(faqCategories).toHaveLength(5)
    expect(faqCategories.flatMap((category) => category.faqs)).toHaveLength(30)
    expect(encyclopedia).toHaveLength(69)
    encyclopedia.forEach((entry, index) => {
      for (const related of entry.related)
        expect(encyclopedia.slice(0, index).map(({ term }) => term)).toContain(related)
    })
  })

  it('has every entry in one category, and no term twice', () => {
    const terms = encyclopedia.map(({ term }) => term)
    expect(new Set(terms.map(slugify)).size).toBe(terms.length)
    const filed: string[] = encyclopediaCategories.flatMap((category) => category.terms)
    expect(filed.toSorted()).toEqual(terms.toSorted())
  })
})
