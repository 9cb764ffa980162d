import type { InWords } from '../../language'

/** Units of the size of a file (lib/format.ts). */
export const byteUnits: InWords<{ b: string; kb: string; mb: string }> = { b: 'بايت', kb: 'ك.ب', mb: 'م.ب' }
