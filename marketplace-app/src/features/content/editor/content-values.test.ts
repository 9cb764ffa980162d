import { describe, expect, it } from 'vitest'
import type { ContentField } from './content-kind'
import { toContentInput, valuesOf } from './content-values'

const fields: ContentField[] = [
  { name: 'title', label: 'Title', control: 'line' },
  { name: 'answer', label: 'Answer', control: 'text', from: (record) => record.text },
  { name: 'slug', label: 'Address', control: 'line' },
  {
    name: 'categoryId',
    label: 'Category',
    control: 'category',
    from: ({ category }) => (typeof category === 'object' ? category?.id : undefined),
  },
  { name: 'sort', label: 'Order', control: 'number', initial: '0' },
  { name: 'isPublished', label: 'Published', control: 'switch' },
]

describe('the values of a content form', () => {
  it('are those of the record, and sent back unchanged', () => {
    const record = { id: 4, title: 'Docks', text: '## A', slug: 'docks', category: { id: 2, name: 'Yard' }, sort: 3 }
    const values = valuesOf(fields, { ...record, isPublished: true })
    expect(values).toEqual({
      title: 'Docks',
      answer: '## A',
      slug: 'docks',
      categoryId: '2',
      sort: '3',
      isPublished: true,
    })
    expect(toContentInput(fields, values, false)).toEqual({
      title: 'Docks',
      answer: '## A',
      slug: 'docks',
      categoryId: 2,
      sort: 3,
      isPublished: true,
    })
  })

  it('begin empty; an empty address is left to the server, an empty category is none', () => {
    const values = valuesOf(fields, null)
    expect(values).toEqual({ title: '', answer: '', slug: '', categoryId: '', sort: '0', isPublished: false })
    expect(toContentInput(fields, values, false)).toEqual({
      title: '',
      answer: '',
      categoryId: null,
      sort: 0,
      isPublished: false,
    })
  })

  it('R-541: send every tag that is chosen, and none as an empty list', () => {
    const several: ContentField[] = [
      { name: 'tagIds', label: 'Tags', control: 'several', from: ({ tags }) => tags?.map(({ id }) => id).join(',') },
    ]
    const tags = [3, 7].map((id) => ({ id, name: String(id) }))
    expect(toContentInput(several, valuesOf(several, { id: 1, tags }), false)).toEqual({ tagIds: [3, 7] })
    expect(toContentInput(several, valuesOf(several, null), false)).toEqual({ tagIds: [] })
  })

  it('leave a text alone that only the panel can edit', () => {
    const values = valuesOf(fields, { id: 4, text: null })
    expect(toContentInput(fields, values, true)).not.toHaveProperty('answer')
  })
})
