import { ListingQuery } from '@stackyard/shared/schema/listing-query'
import { describe, expect, it } from 'vitest'
import { ignoredParameters } from './ignored-parameters'

const ignoredIn = (text: string) => {
  const search = new URLSearchParams(text)
  return ignoredParameters(ListingQuery, search, ListingQuery.parse(Object.fromEntries(search)))
}

describe('query parameters without effect', () => {
  it('are named when their value can’t be read', () => {
    expect(ignoredIn('limit=abc&sort=foo&featured=maybe&state=TX')).toBe('limit, sort, featured')
  })

  it('are named when the endpoint has no such parameter', () => {
    expect(ignoredIn('staet=TX&limit=10')).toBe('staet')
    expect(ignoredIn('a%0d%0ab=1')).toBe('a%0D%0Ab')
  })

  it('are not those that are used, lowered to a limit, or sent empty', () => {
    expect(ignoredIn('limit=10&skip=0&sort=default&hotrack=1&categories=Food,Toys')).toBeUndefined()
    expect(ignoredIn('limit=5000&skip=')).toBeUndefined()
  })

  it('are unknown where the endpoint’s input is no plain object', () => {
    expect(ignoredParameters(undefined, new URLSearchParams('a=1'), {})).toBeUndefined()
  })
})
