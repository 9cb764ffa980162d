import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import { z } from 'zod'
import { plainIssue } from '@stackyard/shared/schema/plain-issues'
import { saySentence } from './language'

type RawIssue = Parameters<typeof plainIssue>[0]

const saidIssue = (issue: RawIssue): string | undefined => {
  const sentence = plainIssue(issue)
  return sentence === undefined ? undefined : saySentence(sentence)
}

/** A form's resolver: what `schema` refuses is said in the same words as the server's answer, in the language of the page. */
export function schemaResolver<In extends FieldValues, Out>(schema: z.ZodType<Out, In>): Resolver<In, unknown, Out> {
  z.config({ customError: saidIssue })
  return zodResolver(schema) as Resolver<In, unknown, Out>
}
