import type { PromptKind } from '@stackyard/shared/reference/prompt-kinds'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { z } from 'zod'
import { askModel } from '../../../../integrations/openai/ask-model'
import { createOpenAi } from '../../../../integrations/openai/create-openai'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { beginDraft, endDraft, findPrompt, nearestEntries, noteProgress, type Source } from '../repository'

/** The time that the quota counts. */
export const DAY_MS = 86_400_000

type Cited = { sources: string[]; toCheck: string[] }
export type DraftRequest<T extends z.ZodType<Cited>> = {
  kind: PromptKind
  schema: T
  topic: string
  promptId?: number | undefined
  variables?: Record<string, string>
  extra?: string
  /** Ends when whoever asked goes away. */
  signal?: AbortSignal | undefined
}

/** The fields of `ai` that mark a draft (see `aiFields`). */
export type AiMark = {
  model: string
  prompt: string
  sources: { title: string; url: string }[]
  notes: string
  madeAt: string
}

/** Characters a token of a model has on average. */
const TOKEN_LENGTH = 4
const PROGRESS_MS = 1000

/** Keeps how far a draft is, once a second at most, so that it can be asked for at any front door. */
function progressOf({ db, log, clock }: Services, id: number) {
  let [tokens, notedAt] = [0, 0]
  return {
    tokens: () => tokens,
    onText(characters: number) {
      tokens = Math.ceil(characters / TOKEN_LENGTH)
      const now = clock.now().getTime()
      if (now - notedAt < PROGRESS_MS) return
      notedAt = now
      noteProgress(db, id, tokens).catch((error: unknown) =>
        log.warn({ err: error }, 'progress of a draft was not kept'),
      )
    },
  }
}

const filled = (template: string, variables: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)

const sourceLine = ({ title, url, definition }: Source) => `- ${url} (${title}): ${definition}`

/**
 * Asks the model with a prompt of the CMS and the nearest entries of the own encyclopedia, within the person's quota of
 * the day. Addresses the model cites that are none of those are left out and named among what is to be checked.
 * @throws CodedError NOT_FOUND without a prompt, RATE_LIMITED over the quota, AI_UNAVAILABLE when no answer came: a call
 * that failed does not count, one that was stopped does.
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
  const id = await takePlace(services, user.id, request.kind)
  const progress = progressOf(services, id)
  try {
    const { value, model, inputTokens, outputTokens } = await askModel(client, {
      model: env.OPENAI_MODEL,
      schema: request.schema,
      name: request.kind.replaceAll('-', '_'),
      instructions: prompt.instructions,
      question: question.join('\n\n'),
      signal: request.signal,
      onText: progress.onText,
    })
    await endDraft(db, id, { state: 'made', inputTokens, outputTokens })
    const madeAt = clock.now().toISOString()
    return {
      value,
      ai: { model, prompt: question.slice(0, 2).join('\n\n').slice(0, 4000), madeAt, ...citedOf(value, entries) },
    }
  } catch (error) {
    const isStopped = request.signal?.aborted === true
    await endDraft(db, id, isStopped ? { state: 'stopped', outputTokens: progress.tokens() } : { state: 'failed' })
    throw error
  }
}

/** Counts a draft against the person's day. @throws CodedError RATE_LIMITED */
async function takePlace({ db, env, clock }: Services, userId: number, kind: PromptKind): Promise<number> {
  const since = new Date(clock.now().getTime() - DAY_MS)
  const id = await beginDraft(db, { userId, kind, model: env.OPENAI_MODEL, since, perDay: env.AI_DRAFTS_PER_DAY })
  if (id !== null) return id
  throw new CodedError('RATE_LIMITED', {
    message: `You have made ${env.AI_DRAFTS_PER_DAY} drafts within a day. Come back tomorrow.`,
  })
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
