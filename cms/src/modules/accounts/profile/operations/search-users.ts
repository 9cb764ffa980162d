import type { UserCard, UserQuery } from '@stackyard/shared/schema/user-card'
import type { Services } from '../../../../platform/services'
import { listCards, type Viewer } from '../repository'

/** A page of people for a search; an empty query gives the best first. Nobody's mail or phone is among the fields. */
export const searchUsers = (
  { db }: Pick<Services, 'db'>,
  query: UserQuery,
  viewer: Viewer,
): Promise<{ results: UserCard[]; total: number }> => listCards(db, query, viewer)
