import { APIError, type CollectionBeforeLoginHook, type CollectionBeforeOperationHook } from 'payload'
import { readEnv } from '../../../../env'
import { executorOf } from '../../../listings/discovery'
import { isFactorRequired } from '../factor-duty'
import { hasFactor } from '../second-factor-repository'

const atApp = () =>
  new APIError('Sign in to the app, at /auth/login: your account asks for a second step.', 403, null, true)

/** The panel's own form knows no second step: accounts that have one, or need one, come in by the app's sign-in. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (isFactorRequired(readEnv()) || (await hasFactor(await executorOf(req), Number(user.id)))) throw atApp()
}

/** A session of the panel from before the requirement is not renewed without a second factor. */
export const askSecondFactorAgain: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh' || !req.user || !isFactorRequired(readEnv())) return args
  if (!(await hasFactor(await executorOf(req), Number(req.user.id)))) throw atApp()
  return args
}
