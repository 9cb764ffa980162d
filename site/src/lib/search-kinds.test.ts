import { expect, it } from 'vitest'
import { pageOfType, searchedWords, searchHref } from './search-kinds'

it('the page of a kind keeps the words', () => {
  expect(searchHref('users', 'Dock & Co.')).toBe('/search/users?query=Dock+%26+Co.')
  expect(searchedWords('?query=Dock+%26+Co.')).toBe('Dock & Co.')
  expect(searchHref('news', '')).toBe('/search/news')
  expect(searchedWords('')).toBe('')
})

it('an address that asks for a kind leads to its page; warehouses and unknown kinds stay', () => {
  expect(pageOfType('?type=service&query=cold')).toBe('/search/services?query=cold')
  expect(pageOfType('?type=user')).toBe('/search/users')
  for (const stays of ['', '?type=warehouse&query=cold', '?type=ship']) expect(pageOfType(stays), stays).toBeNull()
})
