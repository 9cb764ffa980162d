import { z } from 'zod'

/** The answer's header that names the query parameters without effect. */
export const IGNORED_PARAMETERS = 'x-ignored-parameters'

const MOST_NAMES = 20
const LONGEST_NAME = 60

const isBlank = (text: string) => ['', 'undefined', 'null'].includes(text.trim())

/** Whether the schema fell back to what it gives when nothing is sent. */
const fellBack = (sent: string, read: unknown, fallback: unknown) =>
  read === undefined || (read === fallback && sent.trim() !== String(read) && Number(sent) !== read)

/**
 * The query parameters that a call sent and its endpoint did not use, as the value of a header: names that the endpoint
 * doesn't have, and values that it can't read. Undefined when there are none.
 */
export function ignoredParameters(schema: unknown, search: URLSearchParams, input: unknown): string | undefined {
  if (search.size === 0 || !(schema instanceof z.ZodObject)) return undefined
  const shape = schema.shape as Readonly<Record<string, z.ZodType | undefined>>
  const values = (input ?? {}) as Readonly<Record<string, unknown>>
  const ignored = [...search].filter(([parameter, sent]) => {
    const name = parameter.replace(/\[.*$/s, '')
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!field) return true
    return !isBlank(sent) && fellBack(sent, values[name], field.safeParse(undefined).data)
  })
  const names = new Set(ignored.map(([name]) => encodeURIComponent(name.slice(0, LONGEST_NAME).toWellFormed())))
  return names.size > 0 ? [...names].slice(0, MOST_NAMES).join(', ') : undefined
}
