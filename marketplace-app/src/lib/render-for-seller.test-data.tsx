import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { renderInApp } from './render-in-app.test-data'
import { startSession } from './session'
import { store } from './store'

/** Shows a part of the app to the seller 3; `changes` are of their session. */
export function renderForSeller(ui: ReactNode, changes: Partial<SessionUser> = {}, path = '/dashboard') {
  startSession({
    token: 't',
    refreshToken: 'r',
    user: { id: 3, userType: 'seller', serviceType: 'warehouse', ...changes },
  } as never)
  return renderInApp(<Provider store={store}>{ui}</Provider>, path)
}
