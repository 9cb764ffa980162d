import { type OpenAI, APIConnectionTimeoutError, APIError } from 'openai'
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { z } from 'zod'
import { CodedError } from '../../platform/coded-error'

export type Question<T extends z.ZodType> = {
  model: string
  schema: T
  name: string
  instructions: string
  question: string
}
export type Answer<T> = { value: T; model: string; inputTokens: number; outputTokens: number }

const refuse = (message: string, cause?: unknown) => new CodedError('AI_UNAVAILABLE', { message, cause })

/**
 * Asks for one structured answer in the shape of `schema`.
 * @throws CodedError AI_UNAVAILABLE with a sentence for the editor: time-out, outage, quota of the provider, refusal,
 * or an answer that does not have the shape.
 */
export async function askModel<T extends z.ZodType>(
  client: OpenAI,
  { model, schema, name, instructions, question }: Question<T>,
): Promise<Answer<z.infer<T>>> {
  try {
    const completion = await client.chat.completions.parse({
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
      response_format: zodResponseFormat(schema, name),
    })
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
    throw toRefusal(error)
  }
}

function toRefusal(error: unknown): Error {
  if (error instanceof CodedError) return error
  if (error instanceof APIConnectionTimeoutError)
    return refuse('The model took too long. Try again, or ask for less.', error)
  if (error instanceof LengthFinishReasonError) return refuse('The answer was cut off. Ask for less at once.', error)
  if (error instanceof ContentFilterFinishReasonError)
    return refuse('The provider’s filter stopped this answer.', error)
  if (error instanceof APIError && error.status === 429)
    return refuse('The provider is busy or its quota is used up. Try again later.', error)
  if (error instanceof APIError)
    return refuse('The AI provider does not answer. Nothing was lost; try again later.', error)
  return refuse('The model answered in a form we cannot read. Try again.', error)
}
