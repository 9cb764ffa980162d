import { toast } from 'sonner'
import { toProblem } from './problem'

/** One sentence that something was done. */
export const notifyDone = (text: string, detail?: string): void => {
  toast.success(text, detail ? { description: detail } : undefined)
}

/** The spec's failure text with the server's reason under it (001 §8). */
export const notifyFailure = (text: string, error: unknown): void => {
  const problem = toProblem(error)
  const reference = problem.reference ? ` (${problem.reference})` : ''
  toast.error(text, { description: `${problem.message}${reference}`, duration: 10_000 })
}
