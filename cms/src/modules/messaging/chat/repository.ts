import { sql, type SQL } from 'drizzle-orm'
import type { AskedThread } from '@stackyard/shared/domain/reply-rate'
import type { ChatMessage, ChatRoom, ChatThread } from '@stackyard/shared/schema/chat'
import type { Db, Tx } from '../../../platform/db'
import { attachmentColumn } from './attachments'

type Reads = Db | Tx

const ORDERS_SHOWN = 3

const iso = (column: SQL): SQL => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const unreadOf = sql`x.room_id = m.room_id and x.id > m.last_read_id and x.sender_id <> m.user_id and x.deleted_at is null`

/** Whether somebody reads what is written to a person: not for a managed profile that nobody has ever signed in with. */
const isRead = (user: SQL): SQL => sql`(${user}.user_type::text is distinct from 'manager'
  or exists (select 1 from market.last_sign_in i where i.user_id = ${user}.id))`

/** Rooms as their member `m` sees them; keepers of managed profiles aren't named. */
const roomColumns = sql`m.room_id as id, m.room_id as "_id",
  json_build_object('id', m.partner_id, 'avatar', u.avatar, 'userType', coalesce(u.user_type::text, ''),
    'name', coalesce(nullif(u.company, ''), nullif(case when u.user_type::text = 'manager' then '' else
      btrim(concat_ws(' ', u.first_name, u.last_name)) end, ''), 'Member'),
    'userUrl', coalesce(nullif(u.user_url, ''), m.partner_id::text),
    'isActive', u.id is not null and u.is_active is not false, 'isRead', ${isRead(sql`u`)}) as partner,
  case when l.id is not null then json_build_object('id', l.id, 'text', left(l.text, 200),
    'isOwn', l.sender_id = m.user_id, 'isDeleted', l.deleted_at is not null,
    'createdAt', ${iso(sql`l.created_at`)}, 'attachments', (select count(*)::int from market.chat_attachment a
      join market.uploaded_file f on f.id = a.file_id where a.message_id = l.id)) end as "lastMessage",
  (select json_build_object('messageId', p.last_read_id, 'at', ${iso(sql`p.last_read_at`)}) from market.chat_member p
    where p.room_id = m.room_id and p.user_id = m.partner_id) as "partnerRead",
  (select count(*)::int from (select 1 from market.chat_message x where ${unreadOf} limit 100) waiting) as unread`
const roomTables = sql`market.chat_member m left join users u on u.id = m.partner_id
  left join market.chat_message l on l.id = m.last_message_id`

type RoomPage = { limit: number; before?: number | undefined; unread?: boolean | undefined }

/** A page of a person's threads; its plan is held by a test. */
export const roomsStatement = (userId: number, { limit, before, unread }: RoomPage): SQL => sql`
  select ${roomColumns} from ${roomTables} where m.user_id = ${userId} and m.last_message_id > 0
    ${before === undefined ? sql`` : sql`and m.last_message_id < ${before}`}
    ${unread ? sql`and exists (select 1 from market.chat_message x where ${unreadOf})` : sql``}
  order by m.last_message_id desc limit ${limit}`

/** A page of a person's threads that hold something, and how many there are. */
export async function listRooms(db: Db, userId: number, page: RoomPage): Promise<{ rows: ChatRoom[]; total: number }> {
  const waiting = page.unread ? sql`and exists (select 1 from market.chat_message x where ${unreadOf})` : sql``
  const [rows, counted] = await Promise.all([
    db.execute<ChatRoom>(roomsStatement(userId, page)),
    db.execute<{ total: number }>(sql`select count(*)::int as total from market.chat_member m
      where m.user_id = ${userId} and m.last_message_id > 0 ${waiting}`),
  ])
  return { rows: rows.rows, total: counted.rows[0]?.total ?? 0 }
}

/** The latest orders between a member and their partner, whoever of them sold. */
const ordersOf = (mine: SQL, theirs: SQL): SQL => sql`(select o.id, o.warehouse from market.orders o
  where o.${mine} = m.user_id and o.${theirs} = m.partner_id order by o.id desc limit ${ORDERS_SHOWN})`
const answerOf = sql`case
  when (select g.sender_id from market.chat_message g where g.room_id = m.room_id order by g.id limit 1)
    is distinct from m.partner_id then 'none'
  when exists (select 1 from market.chat_message g where g.room_id = m.room_id and g.sender_id = m.user_id) then 'written'
  when m.answered_at is not null then 'noted' else 'open' end`
const threadColumns = sql`${roomColumns}, ${answerOf} as answer, coalesce((select json_agg(
    json_build_object('id', b.id, 'warehouse', b.warehouse ->> 'name') order by b.id desc)
  from (select * from (${ordersOf(sql`customer_id`, sql`seller_id`)} union all
    ${ordersOf(sql`seller_id`, sql`customer_id`)}) a order by a.id desc limit ${ORDERS_SHOWN}) b), '[]'::json) as orders`

/** A thread of this person by its id or by its other person's; null when it is another's or none. */
export async function findRoom(
  db: Reads,
  userId: number,
  wanted: { roomId: number } | { partnerId: number },
): Promise<ChatThread | null> {
  const which =
    'roomId' in wanted
      ? sql`m.room_id = ${wanted.roomId}`
      : sql`m.room_id = (select id from market.chat_room where low_id = least(${userId}::int, ${wanted.partnerId}::int)
          and high_id = greatest(${userId}::int, ${wanted.partnerId}::int))`
  const { rows } = await db.execute<ChatThread>(
    sql`select ${threadColumns} from ${roomTables} where m.user_id = ${userId} and ${which}`,
  )
  return rows[0] ?? null
}

/** Whether this person may be written to: providers, public merchants and whom one trades with; admins write to everybody. */
export async function mayWriteTo(db: Reads, writer: { id: number; userType: string }, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from users u where u.id = ${id} and u.id <> ${writer.id} and u.is_active is not false
      and (${writer.userType === 'admin'}
        or u.user_type::text in ('seller', 'manager') or (u.user_type::text = 'customer' and u.is_public is not false)
        or exists (select 1 from market.orders o where (o.customer_id = ${writer.id} and o.seller_id = u.id)
          or (o.seller_id = ${writer.id} and o.customer_id = u.id)))`)
  return (rowCount ?? 0) > 0
}

/** Whether somebody reads what is written to this person. */
export async function isReadBySomebody(db: Reads, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 from users u where u.id = ${id} and ${isRead(sql`u`)}`)
  return (rowCount ?? 0) > 0
}

/** Makes the thread of two people unless it is there, also when both do so at once. */
export async function makeRoom(tx: Tx, userId: number, partnerId: number): Promise<void> {
  const low = Math.min(userId, partnerId)
  const high = Math.max(userId, partnerId)
  await tx.execute(sql`
    with made as (insert into market.chat_room (low_id, high_id) values (${low}, ${high})
      on conflict (low_id, high_id) do nothing returning id)
    insert into market.chat_member (room_id, user_id, partner_id)
    select made.id, side.user_id, side.partner_id from made,
      (values (${low}::int, ${high}::int), (${high}::int, ${low}::int)) side (user_id, partner_id)`)
}

const messageColumns = (userId: number): SQL => sql`g.id::float8 as id, g.id::float8 as "_id", g.room_id as "roomId",
  g.sender_id as "senderId", g.sender_id = ${userId} as "isOwn", g.text, g.send_key::text as "sendKey",
  g.deleted_at is not null as "isDeleted", ${iso(sql`g.created_at`)} as "createdAt",
  ${iso(sql`g.edited_at`)} as "editedAt", ${attachmentColumn},
  coalesce((select json_agg(json_build_object('userId', r.user_id, 'kind', r.kind) order by r.user_id)
    from market.chat_reaction r where r.message_id = g.id), '[]'::json) as reactions`

type MessagePage = { roomId: number; limit: number; before?: number | undefined }

/** A page of a thread, newest first; its plan is held by a test. */
export const messagesStatement = (userId: number, { roomId, limit, before }: MessagePage): SQL => sql`
  select ${messageColumns(userId)} from market.chat_message g where g.room_id = ${roomId}
    ${before === undefined ? sql`` : sql`and g.id < ${before}`}
  order by g.id desc limit ${limit}`

export const listMessages = async (db: Db, userId: number, page: MessagePage): Promise<ChatMessage[]> =>
  (await db.execute<ChatMessage>(messagesStatement(userId, page))).rows

/** Whether the person takes part in the thread. */
export async function isMember(db: Reads, userId: number, roomId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from market.chat_member where room_id = ${roomId} and user_id = ${userId}`,
  )
  return (rowCount ?? 0) > 0
}

/** A message of one of the person's threads; null when it is none of theirs. */
export async function findMessage(
  db: Reads,
  userId: number,
  wanted: { messageId: number; roomId?: number },
): Promise<ChatMessage | null> {
  const { rows } = await db.execute<ChatMessage>(sql`
    select ${messageColumns(userId)} from market.chat_message g
      join market.chat_member m on m.room_id = g.room_id and m.user_id = ${userId}
    where g.id = ${wanted.messageId} ${wanted.roomId === undefined ? sql`` : sql`and g.room_id = ${wanted.roomId}`}`)
  return rows[0] ?? null
}

/** Threads that others began with this person since then, with the first answer. */
export async function listAsked(db: Db, userId: number, since: Date): Promise<AskedThread[]> {
  const { rows } = await db.execute<{ asked: string; answered: string | null }>(sql`
    select ${iso(sql`f.created_at`)} as asked, ${iso(sql`least(m.answered_at,
      (select min(a.created_at) from market.chat_message a where a.room_id = m.room_id and a.sender_id = m.user_id))`)}
      as answered
    from market.chat_member m cross join lateral (select g.sender_id, g.created_at from market.chat_message g
      where g.room_id = m.room_id order by g.id limit 1) f
    where m.user_id = ${userId} and m.last_message_id > 0 and f.sender_id <> m.user_id
      and f.created_at >= ${since.toISOString()}`)
  return rows.map(({ asked, answered }) => ({
    askedAt: new Date(asked),
    answeredAt: answered === null ? null : new Date(answered),
  }))
}
