import { saidNeed } from '@stackyard/shared/domain/said-need'
import type { JobDefinition } from '../../../../platform/jobs'
import { withTransaction } from '../../../../platform/with-transaction'
import { openInvitedAccount } from '../../../accounts/account'
import { sendLetter } from '../../../foundation/mail'
import { keepFirstRfp } from '../../merchant'
import { toRfp } from '../to-rfp'
import { findNamed, linkCustomer } from '../repository'

export const MAIL_REQUEST = 'quote:mail-request'

/**
 * Gives a visitor's request to the merchant account of its address, opening one if there is none, and confirms the
 * request by email. An account that has not proved the address finds the request once it has. Each step can be done again.
 */
export const mailRequestJob: JobDefinition = {
  name: MAIL_REQUEST,
  async run(services, payload) {
    const id = Number(payload.quoteId)
    const found = await findNamed(services.db, id)
    if (!found) return
    const { row, warehouse, sellerName } = found
    if (row.customerId === null) {
      const { email, firstName, lastName, company, phone } = row
      const person = await openInvitedAccount(services, { email, firstName, lastName, company, phone })
      const isTheirs = person.isEmailVerified || person.isNew
      if (person.userType === 'customer' && person.isActive && isTheirs) {
        await linkCustomer(services.db, id, person.id)
        await withTransaction(services.db, (tx) => keepFirstRfp(tx, person.id, toRfp(row), services.clock.now()))
      }
    }
    await sendLetter(services, {
      kind: 'quoteRequest',
      to: row.email,
      name: row.firstName,
      values: {
        warehouse: warehouse?.name ?? sellerName,
        need: saidNeed(row.storageVolume, row.monthlyShipmentVolume),
      },
      url: new URL('/dashboard/quotes', services.env.PUBLIC_URL).href,
    })
  },
}
