import { describe, expect, it } from 'vitest'
import { richText } from './rich-text'

const typesOf = (source: string, pictures: number[] = []) =>
  (richText(source, pictures).root.children ?? []).map((node) => node.type)

describe('richText', () => {
  it('makes a node of each block', () => {
    const source =
      '## Head\n\nWords\nover two lines.\n\n- a\n- b\n\n1. a\n2. b\n\n> Said\n> someone\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n{picture}'
    expect(typesOf(source, [9])).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'table', 'upload'])
    expect(typesOf('{picture}')).toEqual([])
  })

  it('keeps bold, italic and links apart from the words around them', () => {
    const [paragraph] = richText('See **this** and _that_ at [the list](/warehouses).').root.children ?? []
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
    const [table] = richText('| A | B |\n| --- | --- |\n| 1 | 2 |').root.children ?? []
    const rows = table?.children ?? []
    expect(rows.map((row) => row.children?.map((cell) => cell.headerState))).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})
