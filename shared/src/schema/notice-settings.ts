import { z } from 'zod'
import { languages } from '../reference/languages'
import { mailPaces } from '../reference/notice-groups'

export const NoticeChoice = z.object({
  app: z.boolean().meta({ description: 'Shown among the notifications of the app' }),
  mail: z.enum(mailPaces).meta({ description: 'Emailed at once, in one summary a day, or not' }),
})
export type NoticeChoice = z.output<typeof NoticeChoice>

/** How a person wants to be told, by group of notices, and in which language emails are written. */
export const NoticeSettings = z.object({
  language: z.enum(languages),
  choices: z.object({
    reservations: NoticeChoice,
    quotes: NoticeChoice,
    messages: NoticeChoice,
    reviews: NoticeChoice,
    money: NoticeChoice,
  }),
})
export type NoticeSettings = z.output<typeof NoticeSettings>
