import { describe, expect, it } from 'vitest'
import { topicOf } from './related-listings'

const all = () => true

describe('what a text is about', () => {
  it('is the expertise it names most, the title above all', () => {
    const text = '<p>Frozen goods need a cold chain. One pallet is a freight matter.</p>'
    expect(topicOf('What a cold chain asks', text, all)).toEqual({ key: 'coldStorage', label: 'Cold Storage' })
    expect(topicOf('Freight class', text, all)?.key).toBe('ltlFtlFreight')
  })

  it('is nothing that no listing offers, that stands in markup, or that is said once in passing', () => {
    const text = '<p>Frozen, chilled, reefer.</p>'
    expect(topicOf('A cold chain', text, (key) => key !== 'coldStorage')).toBeNull()
    expect(topicOf('A text', '<a href="/frozen/frozen">here</a>', all)).toBeNull()
    expect(topicOf('A text', '<p>Some are frozen.</p>', all)).toBeNull()
  })
})
