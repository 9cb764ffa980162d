import type { HealthKey, HealthState } from '@stackyard/shared/schema/system-health'
import { inLanguage } from '../language'

export const systemHealthTexts = inLanguage('systemHealthTexts', {
  title: 'System health',
  lead: 'What works and what needs your attention. The page refreshes every 30 seconds.',
  refresh: 'Check again',
  checks: 'Checks',
  failed: 'The checks could not be loaded',
  failedLead: 'If this continues, the database may be down: see the server’s log.',
  none: 'Nothing is checked',
  noneLead: 'This installation has no checks.',
  at: (time: string) => `Checked at ${time}`,
  overall: {
    ok: 'Everything works.',
    look: 'Everything works, but some of it needs a check today.',
    broken: 'Something does not work.',
  } satisfies Record<HealthState, string>,
  states: { ok: 'OK', look: 'Warning', broken: 'Failing' } satisfies Record<HealthState, string>,
  keys: {
    database: 'Database',
    jobs: 'Background jobs',
    webhooks: 'Payment events',
    payments: 'Open payments',
    books: 'Books',
    pages: 'Pages',
    emails: 'Emails',
    backup: 'Backup',
    disk: 'Disk',
  } satisfies Record<HealthKey, string>,
  /** What a check says or advises; the server says it in English. */
  said: (text: string) => text,
  whatToDo: 'What to do:',
  versions: 'Versions',
  version: { stackyard: 'Stackyard', node: 'Node.js', postgresql: 'PostgreSQL' },
})
