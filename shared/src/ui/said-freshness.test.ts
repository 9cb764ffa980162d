import { describe, expect, it } from 'vitest'
import { saidFreshness } from './said-freshness'

const now = new Date('2026-06-30T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

describe('the age of a listing in words', () => {
  it.each([
    [0, 'Space and rates confirmed today'],
    [1, 'Space and rates confirmed yesterday'],
    [12, 'Space and rates confirmed 12 days ago'],
  ])('of %i days reads %s', (days, text) => expect(saidFreshness(ago(days), now)).toBe(text))
})
