/** A cell by its warehouse and week, and the week at which a range that ends there began. */
export type BoardPlace = { row: number; week: number; anchor: number }

/** Weeks that a page of keys and buttons goes on. */
export const QUARTER = 13

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }

/**
 * Where a key leads to in a grid; null for a key that is not its own. Arrows go by a cell, Page keys by a quarter, Home and
 * End to the first and last week, with Control of the first and last warehouse. Shift extends the range of weeks.
 */
export function moveOnBoard(
  { key, shiftKey, ctrlKey, metaKey }: Key,
  { row, week, anchor }: BoardPlace,
  size: { rows: number; weeks: number },
  isRightToLeft = false,
): BoardPlace | null {
  const [onward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const steps: Record<string, [rows: number, weeks: number]> = {
    [onward ?? '']: [0, 1],
    [back ?? '']: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    PageDown: [0, QUARTER],
    PageUp: [0, -QUARTER],
    Home: [ctrlKey || metaKey ? -size.rows : 0, -size.weeks],
    End: [ctrlKey || metaKey ? size.rows : 0, size.weeks],
  }
  const step = steps[key]
  if (!step) return null
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  const next = { row: within(row + step[0], size.rows), week: within(week + step[1], size.weeks) }
  return { ...next, anchor: shiftKey && next.row === row ? anchor : next.week }
}
