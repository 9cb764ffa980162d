export type Extent = { width: number; height: number }

const GAP = 16
const MARGIN = 8

/** A frame narrower than this has no room for a card beside a pin: the card lies at the foot of the window. */
export const NARROW_FRAME = 440

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Where a card's upper left corner stands, in pixels from its pin: to the right of it, else to the left, else above or
 * below, and always within the frame.
 */
export function besidePin(
  [x = 0, y = 0]: readonly number[],
  { width, height }: Extent,
  frame: Extent,
): [right: number, down: number] {
  const lowest = Math.max(MARGIN, frame.height - height - MARGIN)
  const middle = between(y - height / 2, MARGIN, lowest) - y
  if (x + GAP + width + MARGIN <= frame.width) return [GAP, middle]
  if (x - GAP - width >= MARGIN) return [-GAP - width, middle]
  const left = between(x - width / 2, MARGIN, Math.max(MARGIN, frame.width - width - MARGIN)) - x
  const top = y - GAP - height
  return [left, top >= MARGIN ? -GAP - height : between(y + GAP, MARGIN, lowest) - y]
}
