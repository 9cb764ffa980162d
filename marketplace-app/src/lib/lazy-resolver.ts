import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form's resolver whose schema is fetched when it is first needed: the pages of sign-in show without waiting for the
 * schema library. `load` is called again only after it failed.
 */
export const lazyResolver = <In extends FieldValues, Out>(
  load: () => Promise<z.ZodType<Out, In>>,
): Resolver<In, unknown, Out> => {
  let loading: Promise<Resolver<In, unknown, Out>> | undefined
  const make = async () => {
    const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver'), load()])
    return schemaResolver(schema)
  }
  return async (values, context, options) => {
    loading ??= make().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return (await loading)(values, context, options)
  }
}
