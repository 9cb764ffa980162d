import type { PasskeyAnswer } from '@stackyard/shared/schema/second-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Options = Record<string, unknown>

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Thrown when the person, or the device, did not go on. */
export class PasskeyUnused extends Error {}

// The library comes with the first passkey. Options and answers pass through as the server's library made and reads them.
async function run(work: (library: typeof import('@simplewebauthn/browser')) => Promise<unknown>) {
  const library = await import('@simplewebauthn/browser')
  try {
    return (await work(library)) as PasskeyAnswer
  } catch (error) {
    throw new PasskeyUnused('The passkey was not used', { cause: error })
  }
}

/** Makes a passkey. @throws PasskeyUnused */
export const makePasskey = (options: Options): Promise<PasskeyAnswer> =>
  run(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )

/** Answers with a passkey. @throws PasskeyUnused */
export const answerWithPasskey = (options: Options): Promise<PasskeyAnswer> =>
  run(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  )
