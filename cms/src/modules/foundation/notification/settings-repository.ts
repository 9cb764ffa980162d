import type { Language } from '@stackyard/shared/reference/languages'
import { fixedGroup, type MailPace, type NoticeGroup } from '@stackyard/shared/reference/notice-groups'
import type { NoticeChoice, NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import type { StoppedMails } from './stop-link'
import { mailSetting } from './tables'

type Choices = Partial<NoticeSettings['choices']>

const told: NoticeChoice = { app: true, mail: 'now' }

/** A person's choices with the defaults where they made none. */
export const settingsOf = (row: { language: Language; choices: Choices } | undefined): NoticeSettings => ({
  language: row?.language ?? 'en',
  choices: { reservations: told, quotes: told, messages: told, reviews: told, money: told, ...row?.choices },
})

/** How the emails of a group go to a person with these choices. */
export const paceOf = (choices: Choices, group: NoticeGroup): MailPace =>
  group === fixedGroup ? 'now' : (choices[group as Exclude<NoticeGroup, 'account'>]?.mail ?? told.mail)

export async function findSettings(db: Db, userId: number): Promise<NoticeSettings> {
  const [row] = await db.select().from(mailSetting).where(eq(mailSetting.userId, userId))
  return settingsOf(row)
}

/** The language a person reads emails in. */
export const languageOf = async (db: Db, userId: number): Promise<Language> => (await findSettings(db, userId)).language

export async function saveSettings(db: Db, userId: number, settings: NoticeSettings): Promise<void> {
  await db
    .insert(mailSetting)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: mailSetting.userId, set: settings })
}

/** Ends the emails of a group, or of all groups in the daily summary; how the app tells stays as chosen. */
export async function endMails(db: Db, userId: number, stopped: StoppedMails): Promise<void> {
  await db.execute(
    stopped === 'digest'
      ? sql`
    update market.mail_setting set choices = coalesce((
      select jsonb_object_agg(key, value || case when value ->> 'mail' = 'daily' then '{"mail": "off"}'::jsonb else '{}' end)
      from jsonb_each(choices)), '{}')
    where user_id = ${userId}`
      : sql`
    insert into market.mail_setting as held (user_id, choices)
      select u.id, jsonb_build_object(${stopped}::text, jsonb_build_object('app', true, 'mail', 'off'))
      from users u where u.id = ${userId}
    on conflict (user_id) do update set choices = held.choices || jsonb_build_object(${stopped}::text,
      coalesce(held.choices -> ${stopped}, '{"app": true}'::jsonb) || '{"mail": "off"}'::jsonb)`,
  )
}
