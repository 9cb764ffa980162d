import type { PromptKind } from '@stackyard/shared/reference/prompt-kinds'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { z } from 'zod'
import { askModel } from '../../../integrations/openai/ask-model'
import { createOpenAi } from '../../../integrations/openai/create-openai'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { beginDraft, endDraft, findPrompt, nearestEntries, type Source } from '../repository'

const DAY_MS = 86_400_000

type Cited = { sources: string[]; toCheck: string[] }
export type DraftRequest<T extends z.ZodType<Cited>> = {
  kind: PromptKind
  schema: T
  topic: string
  promptId?: number | undefined
  variables?: Record<string, string>
  extra?: string
}

/** The fields of `ai` that mark a draft (see `aiFields`). */
export type AiMark = {
  model: string
  prompt: string
  sources: { title: string; url: string }[]
  notes: string
  madeAt: string
}

const filled = (template: string, variables: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)

const sourceLine = ({ title, url, definition }: Source) => `- ${url} (${title}): ${definition}`

/**
 * Asks the model with a prompt of the CMS and the nearest entries of the own encyclopedia, within the person's quota of
 * the day. Addresses the model cites that are none of those are left out and named among what is to be checked.
 * @throws CodedError NOT_FOUND without a prompt, RATE_LIMITED over the quota, AI_UNAVAILABLE when no answer came: a call
 * that failed does not count.
 */
export async function askForDraft<T extends z.ZodType<Cited>>(
  services: Services,
  user: SessionUser,
  request: DraftRequest<T>,
): Promise<{ value: z.infer<T>; ai: AiMark }> {
  const { db, env, clock } = services
  const client = createOpenAi(env)
  if (!client) throw new CodedError('AI_UNAVAILABLE', { message: 'AI drafts are not set up here.' })
  const prompt = await findPrompt(db, request.kind, request.promptId)
  if (!prompt)
    throw new CodedError('NOT_FOUND', { message: 'There is no prompt for this. Write one in the CMS first.' })
  const entries = await nearestEntries(db, request.topic)
  const question = [
    filled(prompt.template, { topic: request.topic, ...request.variables }),
    request.extra ?? '',
    `Sources you may cite, by address:\n${entries.map(sourceLine).join('\n')}`,
  ].filter(Boolean)
  const id = await beginDraft(db, {
    userId: user.id,
    kind: request.kind,
    model: env.OPENAI_MODEL,
    since: new Date(clock.now().getTime() - DAY_MS),
    perDay: env.AI_DRAFTS_PER_DAY,
  })
  if (id === null)
    throw new CodedError('RATE_LIMITED', {
      message: `You have made ${env.AI_DRAFTS_PER_DAY} drafts within a day. Come back tomorrow.`,
    })
  try {
    const { value, model, inputTokens, outputTokens } = await askModel(client, {
      model: env.OPENAI_MODEL,
      schema: request.schema,
      name: request.kind.replaceAll('-', '_'),
      instructions: prompt.instructions,
      question: question.join('\n\n'),
    })
    await endDraft(db, id, { state: 'made', inputTokens, outputTokens })
    const madeAt = clock.now().toISOString()
    return {
      value,
      ai: { model, prompt: question.slice(0, 2).join('\n\n').slice(0, 4000), madeAt, ...citedOf(value, entries) },
    }
  } catch (error) {
    await endDraft(db, id, { state: 'failed' })
    throw error
  }
}

function citedOf({ sources, toCheck }: Cited, entries: Source[]): Pick<AiMark, 'sources' | 'notes'> {
  const known = entries.filter(({ url }) => sources.includes(url)).map(({ title, url }) => ({ title, url }))
  const invented = sources.filter((url) => !entries.some((entry) => entry.url === url))
  const notes = [...toCheck, ...invented.map((url) => `It cited ${url}, which is not among our entries.`)]
  return {
    sources: known,
    notes: notes
      .map((note) => `- ${note}`)
      .join('\n')
      .slice(0, 2000),
  }
}
