import { describe, expect, it } from 'vitest'
import { countOf } from './facet-counts'

describe('counts beside choices', () => {
  it('stand in brackets, zero where the server names none', () => {
    const facet = [{ key: 'TX', count: 1234 }]
    expect(countOf('Texas', facet, 'tx')).toBe('Texas (1,234)')
    expect(countOf('Ohio', facet, 'OH')).toBe('Ohio (0)')
  })

  it('are left out until they are known', () => {
    expect(countOf('Texas', undefined, 'TX')).toBe('Texas')
  })
})
