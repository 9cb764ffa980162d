import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { toFieldName, toProblem, type Problem } from './problem'

/**
 * Puts the server's refused fields beside their controls and moves focus to the first; gives back the problem when
 * something is left to say above the form, else null.
 */
export const showRefusal = <Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  error: unknown,
): Problem | null => {
  const problem = toProblem(error)
  const known = problem.issues.filter((issue) => isField(form.getValues(), toFieldName(issue.path)))
  known.forEach((issue, index) => {
    form.setError(
      toFieldName(issue.path) as Path<Values>,
      { type: 'server', message: issue.message },
      { shouldFocus: index === 0 },
    )
  })
  return known.length > 0 && known.length === problem.issues.length ? null : problem
}

const isField = (values: unknown, name: string): boolean =>
  name.split('.').reduce<unknown>((value, key) => (isObject(value) && key in value ? value[key] : missing), values) !==
  missing

const missing = Symbol('missing')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
