import { CodedError } from '../../../platform/coded-error'

/** No provider is set up in this installation, which the public config says too: every social call is refused alike. */
export const refuseSocialSignIn = async (): Promise<never> => {
  throw new CodedError('NOT_CONFIGURED')
}
