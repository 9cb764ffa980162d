import { z } from 'zod'
import { arrivalUnits, MOST_ARRIVAL_PHOTOS } from '../reference/arrival-states'
import { queryBoolean, recordId } from './query'
import { numberInput } from './number-input'

const day = z.iso.date({ error: 'Enter a date' })
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time')
const line = (most: number) => z.string().trim().max(most, `At most ${most} characters`)
const count = (least: number, tooFew: string) =>
  numberInput(z.number({ error: 'Enter a number' }).int('Enter a whole number').min(least, tooFew).max(10_000_000))

/** A day and a window, "HH:mm" on the warehouse's own clock. */
const slot = { day, windowStart: clock, windowEnd: clock }

export const ArrivalAnnouncement = z.object({
  id: recordId,
  ...slot,
  quantity: count(1, 'Enter at least 1'),
  unit: z.enum(arrivalUnits),
  carrier: line(100).default(''),
  reference: line(100).default('').describe('A purchase order, an ASN, or another reference of yours'),
  note: line(500).default(''),
})
export type ArrivalAnnouncement = z.infer<typeof ArrivalAnnouncement>

const params = { id: recordId, arrivalId: recordId }

export const ArrivalParams = z.object(params)
export const ArrivalProposal = z.object({ ...params, ...slot, note: line(500).default('') })
export type ArrivalProposal = z.infer<typeof ArrivalProposal>

export const ArrivalRefusal = z.object({ ...params, reason: line(500).min(1, 'Say why') })
export type ArrivalRefusal = z.infer<typeof ArrivalRefusal>

export const CheckInInput = z
  .object({
    ...params,
    arrivedAt: z.iso.datetime({ error: 'Enter a date and a time' }),
    counted: count(0, 'Enter 0 or more'),
    damaged: count(0, 'Enter 0 or more').default(0),
    note: line(500).default(''),
    photoIds: z
      .array(z.number().int().positive())
      .max(MOST_ARRIVAL_PHOTOS, `At most ${MOST_ARRIVAL_PHOTOS} photos`)
      .default([])
      .describe('Pictures that you uploaded; they become private to both sides'),
  })
  .refine(({ counted, damaged }) => damaged <= counted, {
    path: ['damaged'],
    message: 'Not more than were counted.',
  })
export type CheckInInput = z.infer<typeof CheckInInput>

export const ArrivalPhotoParams = z.object({
  ...params,
  fileId: recordId,
  preview: queryBoolean.describe('True for a small version'),
})
