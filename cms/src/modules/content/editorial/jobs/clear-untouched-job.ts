import type { JobDefinition } from '../../../../platform/jobs'
import { clearUntouched } from '../untouched'

/** Each night: documents that were opened in the panel and never written in. */
export const clearUntouchedJob: JobDefinition = {
  name: 'clear-untouched-documents',
  cron: '50 3 * * *',
  run: clearUntouched,
}
