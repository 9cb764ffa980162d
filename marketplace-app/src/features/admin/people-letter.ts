import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { client } from '../../lib/api'
import type { PeopleKind, PeopleSearch } from './queries'

/** People one letter can go to, and how many the server lists at once. */
const maxReaders = 200
const listedAtOnce = 100

export type Readers = { people: DirectoryUser[]; looked: number; total: number }

/** Who of the first 200 people of a filtered directory has an active account with a proved address. */
export async function findReaders(kind: PeopleKind, { query, sortBy, order, status }: PeopleSearch): Promise<Readers> {
  const found: DirectoryUser[] = []
  let total = 0
  for (let skip = 0; skip < maxReaders; skip += listedAtOnce) {
    const reply = await client.adminUser.list({
      userType: kind === 'all' ? undefined : kind,
      query,
      sortBy,
      order: order ?? 'desc',
      active: status === undefined ? undefined : status === 'active',
      limit: listedAtOnce,
      skip,
    })
    found.push(...reply.results)
    total = reply.total ?? found.length
    if (found.length >= total || reply.results.length === 0) break
  }
  const people = found.filter(
    ({ userType, isActive, isEmailVerified }) =>
      isActive && isEmailVerified && userType !== 'manager' && userType !== 'admin',
  )
  return { people, looked: found.length, total }
}

/** The letter as one reader gets it. */
export const filledFor = (template: string, { firstName, company }: Pick<DirectoryUser, 'firstName' | 'company'>) =>
  template.replaceAll('{firstName}', () => firstName).replaceAll('{company}', () => company)
