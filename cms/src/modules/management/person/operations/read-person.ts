import { microsToDollars } from '@stackyard/shared/domain/micros'
import type { PersonAudit, PersonHead } from '@stackyard/shared/schema/person-page'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { hasPassword, listFactors, listLinks, listSessions } from '../../../accounts/account'
import { findDirectoryUser } from '../../curation'
import { findErasure, isErased, toErasure } from '../../personal-data'
import { readMembership, readPlans } from '../../../payments/plan'
import { readBalance } from '../../../payments/wallet'
import { type AuditRow, findHead, listAudit, type Page, type PageOf } from '../repository'

/**
 * A person as admins see them: who they are, their plan and wallet, and what each tab holds.
 * @throws CodedError NOT_FOUND
 */
export async function readPerson(services: Services, id: number): Promise<PersonHead> {
  const { db, payload, clock } = services
  const [person, head] = await Promise.all([findDirectoryUser(db, id), findHead(db, id, clock.now())])
  if (!person || !head) throw new CodedError('NOT_FOUND')
  const [membership, plans, balance, sessions, erasure, erased, isWithPassword, links, factors] = await Promise.all([
    readMembership(services, id),
    readPlans(payload),
    person.userType === 'seller' ? readBalance(db, id) : null,
    listSessions(services, id, null),
    findErasure(db, id),
    isErased(db, id),
    hasPassword(db, id),
    listLinks(db, id),
    listFactors(db, id),
  ])
  const { lastSignInAt, pendingEmail, spent, ...counts } = head
  return {
    person,
    membership,
    planName: plans.find((plan) => plan.id === membership.planId)?.name ?? membership.planId,
    wallet: balance && {
      balance: balance.balance,
      reserved: balance.reserved,
      debt: balance.debt,
      spent: microsToDollars(Number(spent)),
    },
    lastSignInAt: lastSignInAt === null ? null : new Date(lastSignInAt).toISOString(),
    hasPassword: isWithPassword,
    secondFactors: factors.length,
    providers: links.filter(({ unlinkedAt }) => unlinkedAt === null).map(({ provider }) => provider),
    pendingEmail,
    erasure: erasure && { ...toErasure(erasure), reason: erasure.reason },
    isErased: erased,
    counts: { ...counts, sessions: sessions.length },
  }
}

const wordsOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Changes as they are shown: field, before and after, each as text. */
export const changesInWords = (changes: AuditRow['changes']): PersonAudit['changes'] =>
  Object.entries(changes).map(([field, [before, after]]) => ({
    field,
    before: wordsOf(before),
    after: wordsOf(after),
  }))

const toAudit = ({ changes, at, id, ...row }: AuditRow): PersonAudit => ({
  ...row,
  id: Number(id),
  at: new Date(at).toISOString(),
  changes: changesInWords(changes),
})

/** What was done to a person's account. */
export async function readAudit({ db }: Pick<Services, 'db'>, query: PageOf): Promise<Page<PersonAudit>> {
  const { rows, total } = await listAudit(db, query)
  return { rows: rows.map(toAudit), total }
}
