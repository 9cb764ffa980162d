import { sql, type SQL } from 'drizzle-orm'

/** One file of the copy: its name without ending, what is in it, and the rows of a person, oldest first. */
export type ExportPart = { name: string; about: string; rows: (userId: number) => SQL }

/** The rows of a person, by the column that has their id. */
export const own = (column: SQL, userId: number): SQL => sql`${column} = ${userId}`

/** What another person is called in one's own copy: neither address nor number of theirs is part of it. */
export const nameOf = (id: SQL): SQL => sql`(select coalesce(nullif(p.company, ''),
  nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Member ' || p.id) from users p where p.id = ${id})`
