import type { AdminSearchHit } from '@stackyard/shared/schema/person-page'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** The number in a query such as `42`, `#42` or `order 42`; an id is one that PostgreSQL's integer can hold. */
function numberIn(query: string): number | null {
  const digits = /^(?:order|person|user|account)?\s*#?\s*(\d{1,10})$/i.exec(query)?.[1]
  const number = digits ? Number(digits) : 0
  return number > 0 && number <= 2_147_483_647 ? number : null
}

const personName = sql`coalesce(nullif(u.company, ''), nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`

/** Whoever has this id, or whose address, name or company holds the text; those that begin with it come first. */
function findPeople(query: string, limit: number): SQL {
  const text = query.toLowerCase()
  const [inside, ahead] = [`%${escapeLike(text)}%`, `${escapeLike(text)}%`]
  const id = numberIn(query)
  const fullName = sql`lower(concat_ws(' ', u.first_name, u.last_name))`
  const rank = sql`case when u.id = ${id ?? 0} then 0 when u.email = ${text} then 1
    when u.email like ${ahead} or lower(coalesce(u.company, '')) like ${ahead} or ${fullName} like ${ahead} then 2 else 3 end`
  return sql`select u.id, ${personName} as label, u.email as detail, u.user_type::text as "userType",
      u.is_active is not false as "isActive"
    from users u where u.id = ${id ?? 0} or u.email like ${inside} or lower(coalesce(u.company, '')) like ${inside}
      or ${fullName} like ${inside}
    order by ${rank}, u.id limit ${limit}`
}

type PersonRow = { id: number; label: string; detail: string; userType: string; isActive: boolean }
type OrderRow = { id: number; label: string; detail: string; status: 'pending' }

/** People and orders that an admin may mean: the order of a number first. */
export async function searchAdmin(db: Db, query: string, limit: number): Promise<AdminSearchHit[]> {
  const number = numberIn(query)
  const [orders, people] = await Promise.all([
    number === null
      ? []
      : db
          .execute<OrderRow>(
            sql`
          select o.id::int, o.warehouse ->> 'name' as label, o.status, concat_ws(' → ', (select ${personName} from users u
            where u.id = o.customer_id), (select ${personName} from users u where u.id = o.seller_id)) as detail
          from market.orders o where o.id = ${number}`,
          )
          .then(({ rows }) => rows),
    db.execute<PersonRow>(findPeople(query, limit)).then(({ rows }) => rows),
  ])
  return [
    ...orders.map((row) => ({ kind: 'order' as const, ...row })),
    ...people.map((row) => ({ kind: 'person' as const, ...row })),
  ]
}
