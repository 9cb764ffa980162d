/** The view box of a sparkline. */
export const sparkWidth = 96
export const sparkHeight = 28

const edge = 2

/** The points of a line through the values, the largest at the top; a line of zeros lies on the ground. */
export function sparkPoints(values: readonly number[]): string {
  const most = Math.max(1, ...values)
  const step = values.length > 1 ? (sparkWidth - 2 * edge) / (values.length - 1) : 0
  return values
    .map((value, at) => {
      const y = sparkHeight - edge - (value / most) * (sparkHeight - 2 * edge)
      return `${round(edge + at * step)},${round(y)}`
    })
    .join(' ')
}

/** The points of the area between the line and the ground. */
export const sparkArea = (values: readonly number[]): string =>
  `${edge},${sparkHeight} ${sparkPoints(values)} ${sparkWidth - edge},${sparkHeight}`

const round = (value: number): number => Math.round(value * 10) / 10
