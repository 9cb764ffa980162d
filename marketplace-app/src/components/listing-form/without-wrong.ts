import type { Issue } from '@stackyard/shared/schema/envelope'

/** What of a draft can be stored while some fields of it are wrong: what those hold stays in the form. */
export function withoutWrong<T extends object>(content: T, issues: readonly Issue[]): Partial<T> {
  const wrong = new Set(issues.map(({ path }) => path.split(/[.[]/)[0]))
  if (wrong.has('latitude')) wrong.add('longitude')
  return Object.fromEntries(Object.entries(content).filter(([key]) => !wrong.has(key))) as Partial<T>
}
