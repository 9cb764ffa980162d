import type { ReactNode } from 'react'
import type { Problem } from '../lib/problem'
import { Notice } from './notice'

/** What the server refused and no field can show, above the form's button. */
export function FormProblem({ problem, action }: { problem: Problem | null; action?: ReactNode }) {
  if (!problem) return null
  return (
    <Notice tone="danger" announce action={action}>
      {problem.message}
      {problem.reference ? <span className="block font-mono text-xs">{problem.reference}</span> : null}
    </Notice>
  )
}
