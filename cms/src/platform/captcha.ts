import { CodedError } from './coded-error'
import type { Services } from './services'

/** What became of one check: `unknown` when the provider could not be asked. */
export type CaptchaVerdict = 'human' | 'refused' | 'unknown'

export type Captcha = {
  /** Asks the provider about the token of its widget. A token is good for one check. */
  verify(token: string, ip: string): Promise<CaptchaVerdict>
}

/**
 * Lets only people through whose widget was solved; whatever can't be proved is refused.
 * @throws CodedError CAPTCHA_FAILED at the field captchaToken, or CAPTCHA_UNAVAILABLE when the provider does not answer.
 */
export async function assertHuman(
  { captcha }: Pick<Services, 'captcha'>,
  token: string | undefined,
  ip: string,
): Promise<void> {
  const verdict = token ? await captcha.verify(token, ip) : 'refused'
  if (verdict === 'human') return
  if (verdict === 'unknown') throw new CodedError('CAPTCHA_UNAVAILABLE')
  throw new CodedError('CAPTCHA_FAILED', {
    issues: [{ path: 'captchaToken', message: 'Please confirm that you are not a robot.' }],
  })
}
