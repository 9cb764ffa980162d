import type { AuditKind } from '@stackyard/shared/reference/audit-kinds'
import { counted } from '../format'
import { inLanguage } from '../language'

/** Texts of the page that shows admins what people did. */
export const activityTexts = inLanguage('activityTexts', {
  title: 'Activity',
  lead: 'Who did what, and when. Nothing here can be changed.',
  filters: 'Filter the activity',
  caption: 'What people did, newest first',
  when: 'When',
  who: 'By',
  what: 'What',
  subject: 'On',
  changes: 'Changes',
  change: (field: string, before: string, after: string) => `${field}: from ${before || '–'} to ${after || '–'}`,
  system: 'The platform',
  inNameOf: (name: string) => `for ${name}`,
  nobody: (id: number) => `Person ${id}`,
  gone: (id: number) => `No. ${id}, deleted`,
  person: (name: string) => `Only ${name}, and others in that name`,
  everybody: 'Show everybody',
  onlyPerson: (name: string) => `Show only what ${name} did`,
  toPerson: 'Account page',
  kind: 'Kind of record',
  anyKind: 'All records',
  kinds: { user: 'Accounts', warehouse: 'Warehouses', service: 'Services' } satisfies Record<AuditKind, string>,
  from: 'From',
  to: 'To',
  found: (count: number) => counted(count, 'entry', 'entries'),
  pages: 'Pages of entries',
  empty: 'No activity',
  emptyLead: 'Nothing matches these filters. Days are in UTC.',
})
