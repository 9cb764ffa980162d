import { type OpenAI, APIConnectionTimeoutError, APIError, OpenAIError } from 'openai'
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error'
import { zodResponseFormat } from 'openai/helpers/zod'
import { z } from 'zod'
import { CodedError } from '../../platform/coded-error'

export type Question<T extends z.ZodType> = {
  model: string
  schema: T
  name: string
  instructions: string
  question: string
  /** Stops the model; what it has cost by then is told by `onText`. */
  signal?: AbortSignal | undefined
  /** How long the whole answer may take, however steadily it comes. */
  longestMs?: number
  /** How many characters of the answer have come. */
  onText?: ((characters: number) => void) | undefined
}
export type Answer<T> = { value: T; model: string; inputTokens: number; outputTokens: number }

const LONGEST_MS = 60_000
const TOO_LONG = 'The model took too long. Try again, or ask for less.'

const refuse = (message: string, cause?: unknown) => new CodedError('AI_UNAVAILABLE', { message, cause })

/**
 * Asks for one structured answer in the shape of `schema`, which comes as a stream: the client's time-out holds for the
 * first word and for each pause after it, `longestMs` for all of it.
 * @throws CodedError AI_UNAVAILABLE with a sentence for the editor: time-out, outage, quota of the provider, refusal,
 * a stop, or an answer that does not have the shape.
 */
export async function askModel<T extends z.ZodType>(
  client: OpenAI,
  { model, schema, name, instructions, question, signal, longestMs = LONGEST_MS, onText }: Question<T>,
): Promise<Answer<z.infer<T>>> {
  const limit = AbortSignal.timeout(longestMs)
  const stream = client.chat.completions.stream(
    {
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
      response_format: zodResponseFormat(schema, name),
      stream_options: { include_usage: true },
    },
    { signal: signal ? AbortSignal.any([signal, limit]) : limit },
  )
  const pause = watchPauses(stream, client.timeout)
  stream.on('content', (_, text) => onText?.(text.length))
  try {
    const completion = await stream.finalChatCompletion()
    const message = completion.choices[0]?.message
    if (message?.refusal) throw refuse(`The model declined: ${message.refusal.slice(0, 200)}`)
    const parsed = schema.safeParse(message?.parsed)
    if (!parsed.success) throw refuse('The model answered in a form we cannot read. Try again.')
    return {
      value: parsed.data,
      model: completion.model,
      inputTokens: completion.usage?.prompt_tokens ?? 0,
      outputTokens: completion.usage?.completion_tokens ?? 0,
    }
  } catch (error) {
    if (signal?.aborted) throw refuse('The draft was stopped.', error)
    if (limit.aborted || pause.isTooLong()) throw refuse(TOO_LONG, error)
    throw toRefusal(error)
  } finally {
    pause.end()
  }
}

type Paused = { isTooLong(): boolean; end(): void }

/** Ends a stream that says nothing for `longestMs` once it has begun; until then the client's own time-out holds. */
function watchPauses(
  stream: { on(event: 'connect' | 'chunk', listener: () => void): unknown; abort(): void },
  longestMs: number,
): Paused {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTooLong = false
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isTooLong = true
      stream.abort()
    }, longestMs)
  }
  stream.on('connect', wait)
  stream.on('chunk', wait)
  return { isTooLong: () => isTooLong, end: () => clearTimeout(timer) }
}

/** An answer that is no JSON, or not of the shape. */
const isUnreadable = (cause: unknown): boolean => cause instanceof SyntaxError || cause instanceof z.ZodError

function toRefusal(error: unknown): Error {
  if (error instanceof CodedError) return error
  if (error instanceof APIConnectionTimeoutError) return refuse(TOO_LONG, error)
  if (error instanceof LengthFinishReasonError) return refuse('The answer was cut off. Ask for less at once.', error)
  if (error instanceof ContentFilterFinishReasonError)
    return refuse('The provider’s filter stopped this answer.', error)
  if (error instanceof APIError && error.status === 429)
    return refuse('The provider is busy or its quota is used up. Try again later.', error)
  if (error instanceof APIError)
    return refuse('The AI provider does not answer. Nothing was lost; try again later.', error)
  if (error instanceof OpenAIError && !isUnreadable(error.cause))
    return refuse('The connection to the model broke off. Nothing was lost; try again.', error)
  return refuse('The model answered in a form we cannot read. Try again.', error)
}
