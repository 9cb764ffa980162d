/** What a field of figures holds: at most two decimals; null for none. Its limits are asked for, not forced on it. */
export const readFigure = (typed: string): number | null => {
  if (typed.trim() === '') return null
  const figure = Number(typed)
  return Number.isFinite(figure) ? Math.round(figure * 100) / 100 : null
}
