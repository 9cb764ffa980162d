import { letterProcedures } from './procedures/serve-letters'

export { letterJobs as jobs } from './jobs/send-letters'

export const procedures = { letter: letterProcedures }
