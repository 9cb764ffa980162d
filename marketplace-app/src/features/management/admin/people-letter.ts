import type { LetterInput } from '@stackyard/shared/schema/letter'
import type { PeopleKind, PeopleSearch } from './queries'

/** Whom a letter from a directory is for: its filters, whatever its page and order. */
export const letterFilters = (kind: PeopleKind, { query, status }: PeopleSearch): LetterInput['filters'] => ({
  userType: kind === 'all' ? undefined : kind,
  query,
  active: status === undefined ? undefined : status === 'active',
})

type Names = { firstName: string; company: string }

/** The letter as one reader gets it. */
export const filledFor = (template: string, { firstName, company }: Names) =>
  template.replaceAll('{firstName}', () => firstName).replaceAll('{company}', () => company)
