/** A negative figure becomes 0, more than two decimals are rounded, a percentage is at most 100 (002 §5.1). */
export const readFigure = (typed: string, max = Number.POSITIVE_INFINITY): number | null => {
  if (typed.trim() === '') return null
  const figure = Number(typed)
  return Number.isFinite(figure) ? Math.min(max, Math.max(0, Math.round(figure * 100) / 100)) : null
}
