import { ApiError } from '@stackyard/shared/contract/api-error'
import type { Issue } from '@stackyard/shared/schema/envelope'
import { saySentence } from './language'

/** What went wrong, as screens need it. `status` 0: the server was not reached, or the fault is the page's own. */
export type Problem = { status: number; code: string; message: string; issues: readonly Issue[]; reference?: string }

const ownFault = 'Something went wrong on this page. Load it again.'

/** Reads any thrown value; what is no refusal of the API is a fault of the page. Its sentences are in the language of the page. */
export const toProblem = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return { status: 0, code: 'UNEXPECTED', message: saySentence(ownFault), issues: [] }
  const { status, code, reference } = error
  const issues = error.issues.map((issue) => ({ ...issue, message: saySentence(issue.message) }))
  return { status, code, message: saySentence(error.message), issues, ...(reference ? { reference } : {}) }
}

/** `a[0].b` as react-hook-form names it: `a.0.b`. */
export const toFieldName = (path: string): string => path.replace(/\[(\w+)\]/g, '.$1').replace(/^\./, '')
