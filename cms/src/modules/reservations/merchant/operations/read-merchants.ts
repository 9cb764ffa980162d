import type {
  MerchantCard,
  MerchantGlance,
  MerchantListQuery,
  MerchantRecord,
  ReceivedRfpQuery,
  RfpStanding,
  SubmittedRfpQuery,
} from '@stackyard/shared/schema/merchant'
import { rfpFilterNames } from '@stackyard/shared/schema/merchant'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import { findAccess, listReadable } from '../access-repository'
import {
  findMerchant,
  findRfp,
  hasAsked,
  listMerchants,
  type MerchantRow,
  type MerchantSelection,
  type RfpFilter,
  type RfpRow,
  selectMerchants,
} from '../repository'
import { toMerchant, toMerchantCard } from '../to-merchant'

type Listed = { results: MerchantCard[]; total: number }

/** The merchant's own record, with the defaults before anything was saved. @throws CodedError NOT_FOUND */
export async function readOwnRfp(db: Db, user: SessionUser): Promise<MerchantRecord> {
  const person = await findMerchant(db, user.id)
  if (!person) throw new CodedError('NOT_FOUND')
  return toMerchant(person, await findRfp(db, user.id))
}

const isProvider = ({ userType }: SessionUser): boolean => userType === 'seller' || userType === 'manager'

async function isLetIn(db: Db | Tx, user: SessionUser, id: number): Promise<boolean> {
  if (user.id === id || user.userType === 'admin') return true
  return isProvider(user) && (await findAccess(db, id, user.id))?.state === 'approve'
}

/**
 * A merchant with their request, for the merchant, for providers with access, and for admins.
 * @throws CodedError NOT_FOUND for everybody else, and without a request
 */
export async function openRfp(db: Db, user: SessionUser, id: number): Promise<{ person: MerchantRow; row: RfpRow }> {
  const [person, row] = await Promise.all([findMerchant(db, id), findRfp(db, id)])
  if (!person || !row || !(await isLetIn(db, user, id))) throw new CodedError('NOT_FOUND')
  return { person, row }
}

/** Whether a merchant has a request that `openRfp` opens to this reader. */
export const canOpenRfp = async (db: Db | Tx, user: SessionUser, id: number): Promise<boolean> =>
  (await isLetIn(db, user, id)) && (await findRfp(db, id)) !== null

async function listed(db: Db, selection: MerchantSelection): Promise<Listed> {
  const { ids, total } = await selectMerchants(db, selection)
  return { results: (await listMerchants(db, ids)).map(toMerchantCard), total }
}

export const listAllMerchants = (db: Db, query: MerchantListQuery): Promise<Listed> =>
  listed(db, { ...query, isSubmitted: false, filters: [] })

/** The filters of a query: the pairs of name and value. @throws CodedError VALIDATION_FAILED for an unknown name */
function filtersOf({ name, value }: SubmittedRfpQuery): RfpFilter[] {
  return name.map((given, index) => {
    const known = rfpFilterNames.find((one) => one === given)
    const wanted = value[index]
    if (!known || wanted === undefined)
      throw new CodedError('VALIDATION_FAILED', {
        issues: [{ path: 'name', message: `Filter by ${rfpFilterNames.join(', ')}, each with its value` }],
      })
    return { name: known, value: wanted }
  })
}

export const listSubmitted = async (db: Db, query: SubmittedRfpQuery): Promise<Listed> =>
  listed(db, { ...query, isSubmitted: true, filters: filtersOf(query) })

/** The requests that a provider may read, the latest first. */
export async function listReceived(db: Db, user: SessionUser, query: ReceivedRfpQuery): Promise<Listed> {
  if (!isProvider(user)) return { results: [], total: 0 }
  const { ids, total } = await listReadable(db, user.id, query)
  return { results: (await listMerchants(db, ids)).map(toMerchantCard), total }
}

async function standingOf(db: Db | Tx, user: SessionUser, id: number): Promise<RfpStanding> {
  if (user.id === id) return 'own'
  if (user.userType === 'admin') return 'approve'
  if (!isProvider(user)) return 'none'
  return (await findAccess(db, id, user.id))?.state ?? 'none'
}

/**
 * A merchant's name and the reader's access to the request, for anybody signed in. A profile that is not public is shown
 * only to the merchant, to admins, and to providers whom the merchant asked or let in.
 * @throws CodedError NOT_FOUND
 */
export async function glanceAt(db: Db | Tx, user: SessionUser, id: number): Promise<MerchantGlance> {
  const person = await findMerchant(db, id)
  if (!person || !person.isActive) throw new CodedError('NOT_FOUND')
  const standing = await standingOf(db, user, id)
  const isKnown = person.isPublic || standing !== 'none' || (await hasAsked(db, id, user.id))
  if (!isKnown) throw new CodedError('NOT_FOUND')
  const rfp = await findRfp(db, id)
  return {
    id,
    _id: id,
    firstName: person.firstName,
    lastName: person.lastName,
    company: rfp?.company || person.company,
    userUrl: person.userUrl,
    avatar: person.avatar,
    hasRfp: rfp?.submittedAt != null,
    standing,
  }
}
