/** States of a form as JSON text, the oldest first; `future` is what was taken back, the next one first. */
export type History = { past: readonly string[]; present: string; future: readonly string[] }

const most = 100

/** A new state ends what could be put back. */
export const addStep = ({ past, present }: History, next: string): History => ({
  past: [...past, present].slice(-most),
  present: next,
  future: [],
})

/** The state before; the same history when there is none. */
export function undone(history: History): History {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** The state that was taken back last; the same history when there is none. */
export function redone(history: History): History {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: rest }
}
