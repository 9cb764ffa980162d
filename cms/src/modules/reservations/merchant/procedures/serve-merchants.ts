import type { Contract } from '@stackyard/shared/contract/index'
import { done } from '@stackyard/shared/contract/endpoint'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { contentDisposition } from '../../../foundation/file'
import { listAccesses } from '../access-repository'
import { openAttachment } from '../operations/attach-files'
import { askForRfp, decideRequest, requestAccess } from '../operations/decide-access'
import {
  glanceAt,
  listAllMerchants,
  listReceived,
  listSubmitted,
  openRfp,
  readOwnRfp,
} from '../operations/read-merchants'
import { mailMerchants, removeRfp } from '../operations/run-office'
import { readInvitation } from '../operations/read-invitation'
import { saveRfp, submitRfp } from '../operations/save-rfp'
import { makeLink, openLink, readLinks, takeBackLink } from '../operations/share-by-link'
import { shareRfp } from '../operations/share-rfp'
import { printRfp } from '../print-rfp'
import { toMerchant } from '../to-merchant'

export const merchant: Procedures<Pick<Contract, 'merchant'>>['merchant'] = {
  own: async ({ context }) => reply(await readOwnRfp(context.services.db, context.user)),
  updateOwn: async ({ input, context }) => reply(await saveRfp(context.services, context.user, input)),
  submit: async ({ input, context }) =>
    reply(await submitRfp(context.services, context.user, input), { message: 'Merchant updated' }),
  get: async ({ input, context }) => {
    const { person, row } = await openRfp(context.services.db, context.user, input.id)
    return reply(toMerchant(person, row))
  },
  paper: async ({ input, context }) => {
    const { person, row } = await openRfp(context.services.db, context.user, input.id)
    const name = `rfp-${person.id}.pdf`
    context.responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
    context.responseHeaders.set('x-content-type-options', 'nosniff')
    const body = await printRfp(toMerchant(person, row))
    return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
  },
  attachment: async ({ input, context }) => {
    const file = await openAttachment(context.services, context.user, input)
    context.responseHeaders.set('content-disposition', contentDisposition(file.name))
    context.responseHeaders.set('x-content-type-options', 'nosniff')
    context.responseHeaders.set('cache-control', 'private, no-store')
    return file
  },
  glance: async ({ input, context }) => reply(await glanceAt(context.services.db, context.user, input.id)),
  all: async ({ input, context }) => {
    const { results, total } = await listAllMerchants(context.services.db, input)
    return reply(results, { total })
  },
  submitted: async ({ input, context }) => {
    const { results, total } = await listSubmitted(context.services.db, input)
    return reply(results, { total })
  },
  received: async ({ input, context }) => {
    const { results, total } = await listReceived(context.services.db, context.user, input)
    return reply(results, { total })
  },
  accesses: async ({ input, context }) => {
    const { results, total } = await listAccesses(context.services.db, context.user.id, input)
    return reply(results, { total })
  },
  share: async ({ input, context }) =>
    reply(await shareRfp(context.services, context.user, input), { message: 'Your request has been sent.' }),
  links: async ({ context }) => reply(await readLinks(context.services, context.user)),
  addLink: async ({ input, context }) => reply(await makeLink(context.services, context.user, input.label)),
  revokeLink: async ({ input, context }) => reply(await takeBackLink(context.services, context.user, input.id)),
  shared: async ({ input, context }) => {
    context.responseHeaders.set('cache-control', 'private, no-store')
    return reply(await openLink(context.services, context.user, input.token))
  },
  invitation: async ({ input, context }) => reply(await readInvitation(context.services.db, input)),
  ask: async ({ input, context }) => {
    await askForRfp(context.services, context.user, input)
    return reply(done, { message: 'The merchant has been asked.' })
  },
  request: async ({ input, context }) => reply(await requestAccess(context.services, context.user, input.id)),
  approve: async ({ input, context }) =>
    reply(await decideRequest(context.services, context.user, input.id, 'approve'), { message: 'Access approved' }),
  cancel: async ({ input, context }) =>
    reply(await decideRequest(context.services, context.user, input.id, 'deny'), { message: 'Access denied' }),
  remove: async ({ input, context }) => {
    await removeRfp(context.services, context.user, input.id)
    return reply(done)
  },
  mail: async ({ input, context }) => {
    const sent = await mailMerchants(context.services, context.user, input)
    return reply({ sent }, { message: 'The announcements are on their way.' })
  },
}
