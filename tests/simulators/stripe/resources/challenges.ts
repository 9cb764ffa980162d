import type { Route } from '../call'
import { endPaymentChallenge } from './confirm-payment'
import { endSetupChallenge } from './setup-intents'

/** The card holder's bank: where the browser's 3-D Secure dialog reports its end. */
export const challengeRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v3/authenticate/:id',
    accepts: ['client_secret', 'passed'],
    isPublic: true,
    run: (call) => {
      const passed = call.params.flag('passed')
      return call.id.startsWith('seti_') ? endSetupChallenge(call, passed) : endPaymentChallenge(call, passed)
    },
  },
]
