import { z } from 'zod'
import {
  BlockInput,
  BlockParams,
  BlockUpdate,
  SpaceCalendar,
  SpaceCalendarQuery,
  SpaceEntry,
  SpaceExportQuery,
} from '../schema/space-calendar'
import { TextFile } from '../schema/text-file'
import { endpoint } from './endpoint'

/** How the space of a warehouse is taken by date, for its provider. */
export const space = {
  calendar: endpoint({
    method: 'GET',
    path: '/warehouse/{id}/space',
    audience: 'owner',
    summary: 'The space of an own warehouse by week, and what takes it; admins any',
    input: SpaceCalendarQuery,
    results: SpaceCalendar,
  }),
  block: endpoint({
    method: 'POST',
    path: '/warehouse/{id}/space/block',
    audience: 'owner',
    summary: 'Block space of an own warehouse for dates, for own use or for customers from elsewhere',
    description: 'Refused with CAPACITY_EXCEEDED when less is free on one of the days.',
    input: BlockInput,
    results: SpaceEntry,
    callsPerMinute: 120,
  }),
  changeBlock: endpoint({
    method: 'PUT',
    path: '/warehouse/{id}/space/block/{blockId}',
    audience: 'owner',
    summary: 'Change a block',
    input: BlockUpdate,
    results: SpaceEntry,
    callsPerMinute: 120,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/warehouse/{id}/space/block/{blockId}',
    audience: 'owner',
    summary: 'Take a block away',
    input: BlockParams,
    results: z.object({ done: z.literal(true) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/warehouse/{id}/space/export',
    audience: 'owner',
    summary: 'What takes the space of an own warehouse as a table (CSV) or for a calendar (iCalendar)',
    input: SpaceExportQuery,
    results: TextFile,
    callsPerMinute: 30,
  }),
}
