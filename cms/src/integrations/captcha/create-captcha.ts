import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../../env'
import type { Captcha, CaptchaVerdict } from '../../platform/captcha'
import type { Logger } from '../../platform/logger'

const TIMEOUT_MS = 5_000
const ATTEMPTS = 2

const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** What the reader of the page can do nothing about: our keys, or the provider's own trouble. */
const OURS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error'])

type CaptchaEnv = Pick<Env, 'CAPTCHA_SECRET_KEY' | 'CAPTCHA_VERIFY_URL'>

/**
 * Cloudflare Turnstile's siteverify protocol, which hCaptcha and reCAPTCHA speak as well. Asked a second time when it
 * does not answer, with the same idempotency key, so that the token is not used up by an answer that was lost. Without a
 * secret key nothing can be proved and every check ends `unknown`.
 */
export function createCaptcha(env: CaptchaEnv, log: Pick<Logger, 'warn' | 'error'>): Captcha {
  const { CAPTCHA_SECRET_KEY: secret, CAPTCHA_VERIFY_URL: url } = env
  return {
    async verify(token, ip) {
      if (!secret) {
        log.error('CAPTCHA_SECRET_KEY is not set: forms for visitors refuse everybody')
        return 'unknown'
      }
      const body = new URLSearchParams({ secret, response: token, remoteip: ip, idempotency_key: randomUUID() })
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++)
        try {
          return readAnswer(await ask(url, body), log)
        } catch (error) {
          log.warn({ err: error, attempt }, 'the captcha provider did not answer')
        }
      return 'unknown'
    },
  }
}

async function ask(url: string, body: URLSearchParams): Promise<z.infer<typeof Answer>> {
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status >= 500) throw new Error(`answered ${response.status}`)
  return Answer.parse(await response.json())
}

function readAnswer(answer: z.infer<typeof Answer>, log: Pick<Logger, 'error'>): CaptchaVerdict {
  if (answer.success) return 'human'
  const ours = answer['error-codes'].filter((code) => OURS.has(code))
  if (ours.length === 0) return 'refused'
  log.error({ codes: ours }, 'the captcha provider refuses this installation')
  return 'unknown'
}
