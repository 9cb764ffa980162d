import type { Issue } from '../schema/envelope'

/** One thing that makes a listing or service found and booked; `path` is the field to jump to. */
export type CompletenessPart = {
  key: string
  path: string
  weight: number
  isDone: boolean
  /** Without it, it can't be published. */
  isRequired: boolean
  /** What to mend, where the part has no name of its own. */
  label?: string
}

export type Completeness = { percent: number; parts: CompletenessPart[] }

/** A part before it is asked what keeps the whole from being published: `covers` are the fields it speaks for. */
export type PartRule = {
  key: string
  path: string
  weight: number
  isDone: boolean
  isRequired?: boolean
  covers?: (path: string) => boolean
}

/**
 * How complete something is. `problems` are the refusals that publishing it would get now: each makes the part that
 * covers it undone, or is a part of its own, so that nothing is refused which the meter did not show.
 */
export function completeness(rules: readonly PartRule[], problems: readonly Issue[]): Completeness {
  const parts = rules.map(({ covers = () => false, isRequired = false, ...rule }): CompletenessPart => {
    const own = problems.find(({ path }) => covers(path))
    return {
      ...rule,
      path: own?.path ?? rule.path,
      isDone: rule.isDone && !own,
      isRequired: isRequired || Boolean(own),
    }
  })
  const others = problems.filter(({ path }) => !rules.some(({ covers }) => covers?.(path)))
  const toFix = others.map(({ path, message }): CompletenessPart => ({
    key: `fix ${path}`,
    path,
    weight: 0,
    isDone: false,
    isRequired: true,
    label: message,
  }))
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const done = parts.reduce((sum, { weight, isDone }) => sum + (isDone ? weight : 0), 0)
  const isWhole = [...parts, ...toFix].every(({ isDone }) => isDone)
  return { percent: isWhole ? 100 : Math.min(99, Math.round((done / total) * 100)), parts: [...parts, ...toFix] }
}
