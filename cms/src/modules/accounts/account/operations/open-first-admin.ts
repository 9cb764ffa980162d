import { sql } from 'drizzle-orm'
import type { FirstAdmin } from '@stackyard/shared/schema/account'
import type { Services } from '../../../../platform/services'
import { insertPerson } from './insert-person'

/** Whether somebody can administer the installation. */
export async function hasAdmin({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select from users where user_type = 'admin' and is_active limit 1`)
  return rows.length > 0
}

/**
 * Opens the account of the first admin, whose address counts as verified: it was named by whoever runs the installation.
 * Answers its id. @throws CodedError EMAIL_TAKEN
 */
export async function openFirstAdmin(services: Services, { email, password, ...names }: FirstAdmin): Promise<number> {
  const person = { ...names, email, password, company: '', phone: '', isEmailVerified: true } as const
  const id = await insertPerson(services, { ...person, userType: 'customer' })
  await services.db.execute(sql`update users set user_type = 'admin' where id = ${id}`)
  return id
}
