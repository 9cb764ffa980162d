/**
 * The query string as plain texts: a key given twice becomes a list, nothing is guessed to be a number. Each route's
 * own schema reads its values, so `?query=123` stays a text and a link token keeps its leading zeros.
 */
export const parseSearch = (query: string): Record<string, string | string[]> => {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** Lists as comma lists; empty texts, empty lists and absent values are left out. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value)
    if (text !== '') params.set(key, text)
  }
  // Commas and slashes may stand in a query; left readable, links can be shared and compared.
  const query = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
  return query === '' ? '' : `?${query}`
}
