type Values = Readonly<Record<string, unknown>>

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same; the order of keys is no difference, absent and null are one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isGroup(one) && isGroup(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Where two states of a record differ: `name`, and one level into groups: `address.city`. In the order of `after`. */
export function changedPaths(before: Values, after: Values): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
    const [one, other] = [before[key], after[key]]
    if (isSame(one, other)) return []
    if (!isGroup(one) || !isGroup(other)) return [key]
    const parts = [...new Set([...Object.keys(other), ...Object.keys(one)])]
    return parts.filter((part) => !isSame(one[part], other[part])).map((part) => `${key}.${part}`)
  })
}

/** The value at a path as `changedPaths` gives it. */
export function valueAt(values: Values, path: string): unknown {
  const [key = '', part] = path.split('.')
  const value = values[key]
  return part === undefined ? value : isGroup(value) ? value[part] : undefined
}
