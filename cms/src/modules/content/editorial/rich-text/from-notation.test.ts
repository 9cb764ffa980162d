import { describe, expect, it } from 'vitest'
import { fromNotation } from './from-notation'
import { toNotation } from './to-notation'

const typesOf = (source: string, pictures: number[] = []) =>
  (fromNotation(source, pictures).root.children ?? []).map((node) => node.type)

describe('fromNotation', () => {
  it('makes a node of each block', () => {
    const source =
      '## Head\n\nWords\nover two lines.\n\n- a\n- b\n\n1. a\n2. b\n\n> Said\n> someone\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n{picture}'
    expect(typesOf(source, [9])).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'table', 'upload'])
    expect(typesOf('{picture}')).toEqual([])
  })

  it('keeps bold, italic and links apart from the words around them', () => {
    const [paragraph] = fromNotation('See **this** and _that_ at [the list](/warehouses).').root.children ?? []
    expect(paragraph?.children?.map((node) => [node.type, node.text ?? node.fields, node.format])).toEqual([
      ['text', 'See ', 0],
      ['text', 'this', 1],
      ['text', ' and ', 0],
      ['text', 'that', 2],
      ['text', ' at ', 0],
      ['link', { linkType: 'custom', url: '/warehouses', newTab: false }, ''],
      ['text', '.', 0],
    ])
  })

  it('heads a table with its first row', () => {
    const [table] = fromNotation('| A | B |\n| --- | --- |\n| 1 | 2 |').root.children ?? []
    const rows = table?.children ?? []
    expect(rows.map((row) => row.children?.map((cell) => cell.headerState))).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('loses no line that follows a heading or a sentence without an empty line', () => {
    const { root } = fromNotation('# Head\nWords first:\n- a\n- b\nAfter.')
    expect(root.children?.map((node) => node.type)).toEqual(['heading', 'paragraph', 'list', 'paragraph'])
    expect(root.children?.[0]?.tag).toBe('h2')
  })

  it('leaves underscores within words alone', () => {
    const [paragraph] = fromNotation('the field area_sq_ft').root.children ?? []
    expect(paragraph?.children).toHaveLength(1)
  })
})

describe('toNotation', () => {
  const source =
    '## Head\n\nWords with **weight**, _tone_ and [a place](/warehouses).\n\n- a\n- b\n\n1. a\n2. b\n\n> Said\n\n| A | B |\n| --- | --- |\n| 1 | **2** |'

  it('says again what fromNotation read', () => {
    expect(toNotation(fromNotation(source))).toBe(source)
    expect(toNotation(null)).toBe('')
  })

  it('answers null for what it has no sign for, so that nothing is lost', () => {
    expect(toNotation(fromNotation('{picture}', [3]))).toBeNull()
    const block = { type: 'block', version: 2, fields: { blockType: 'callout' } }
    expect(toNotation({ root: { type: 'root', version: 1, children: [block] } })).toBeNull()
  })
})
