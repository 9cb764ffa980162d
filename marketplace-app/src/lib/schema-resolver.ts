import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { usePlainIssues } from '@stackyard/shared/schema/plain-issues'

/** A form's resolver: what `schema` refuses is said in the same words as the server's answer. */
export function schemaResolver<In extends FieldValues, Out>(schema: z.ZodType<Out, In>): Resolver<In, unknown, Out> {
  usePlainIssues()
  return zodResolver(schema) as Resolver<In, unknown, Out>
}
