import OpenAI from 'openai'
import type { Env } from '../../env'

const TIMEOUT_MS = 25_000

type AiEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>

/** The real SDK, at OpenAI or at what OPENAI_BASE_URL names; null where neither key nor simulator is set. */
export const createOpenAi = (
  { OPENAI_API_KEY, OPENAI_BASE_URL }: AiEnv,
  { timeout = TIMEOUT_MS, maxRetries = 1 } = {},
): OpenAI | null =>
  OPENAI_API_KEY
    ? new OpenAI({
        apiKey: OPENAI_API_KEY,
        ...(OPENAI_BASE_URL ? { baseURL: OPENAI_BASE_URL } : {}),
        timeout,
        maxRetries,
      })
    : null
