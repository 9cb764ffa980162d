import { describe, expect, it } from 'vitest'
import { sortChosen } from './sort-chosen'

const file = (name: string, bytes = 10, type = '') => new File([new Uint8Array(bytes)], name, { type })
const banner = { accept: '.jpg,.jpeg,.png,.webp,.bmp,.heic', single: true }
const documents = { accept: '.doc,.docx,.pdf,.xls,.xlsx' }
const pictures = { accept: 'image/*' }

describe('sortChosen', () => {
  it.each(['a.jpg', 'a.jpeg', 'a.PNG', 'a.webp', 'a.bmp', 'a.HEIC'])('R-440: a banner may be %s', (name) => {
    expect(sortChosen([file(name)], banner)).toMatchObject({ taken: [{ name }], refused: [] })
  })

  it('R-440: a banner is no .gif and not two files, and both are told', () => {
    expect(sortChosen([file('a.gif', 10, 'image/gif')], banner)).toEqual({
      taken: [],
      refused: [{ name: 'a.gif', reason: 'Choose .jpg, .jpeg, .png, .webp, .bmp or .heic' }],
    })
    expect(sortChosen([file('a.png'), file('b.png')], banner)).toEqual({
      taken: [],
      refused: ['a.png', 'b.png'].map((name) => ({ name, reason: 'Choose one file' })),
    })
  })

  it('R-438 R-439: 3,145,728 bytes are taken, one more and none are refused with their reasons', () => {
    const chosen = [file('most.jpg', 3_145_728), file('more.jpg', 3_145_729), file('none.jpg', 0)]
    expect(sortChosen(chosen, { accept: '.jpg' })).toMatchObject({
      taken: [{ name: 'most.jpg' }],
      refused: [
        { name: 'more.jpg', reason: 'File size is larger than 3 MB' },
        { name: 'none.jpg', reason: 'File size is smaller than 1 byte' },
      ],
    })
  })

  it('R-441: documents are Word, Excel and PDF', () => {
    const chosen = ['a.doc', 'a.docx', 'a.pdf', 'a.xls', 'a.xlsx', 'a.txt'].map((name) => file(name))
    expect(sortChosen(chosen, documents).refused).toEqual([
      { name: 'a.txt', reason: 'Choose .doc, .docx, .pdf, .xls or .xlsx' },
    ])
  })

  it('R-442: image pickers take images, also where the browser does not know their type', () => {
    const chosen = [file('a.png', 10, 'image/png'), file('b.heic'), file('c.pdf', 10, 'application/pdf'), file('d')]
    const { taken, refused } = sortChosen(chosen, pictures)
    expect(taken.map(({ name }) => name)).toEqual(['a.png', 'b.heic'])
    expect(refused.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'c.pdf Choose a picture',
      'd Choose a picture',
    ])
  })

  it('R-511: takes no more than there is room for', () => {
    const chosen = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name))
    expect(sortChosen(chosen, { ...documents, room: 2 })).toMatchObject({
      taken: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
      refused: [{ name: 'c.pdf', reason: 'There is no room for more' }],
    })
  })
})
