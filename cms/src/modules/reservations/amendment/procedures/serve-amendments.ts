import { createHash } from 'node:crypto'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { acceptAmendment, declineAmendment, withdrawAmendment } from '../operations/decide-amendment'
import { readAmendedAgreement } from '../operations/keep-amended-agreement'
import { proposeAmendment } from '../operations/propose-amendment'
import { readAmendments } from '../operations/read-amendments'

type Amendment = Contract['amendment']

export const list: Procedure<Amendment['list']> = async ({ input, context }) =>
  reply(await readAmendments(context.services, context.user, input.id))

export const propose: Procedure<Amendment['propose']> = async ({ input, context }) => {
  await proposeAmendment(context.services, context.user, input)
  return reply(await readAmendments(context.services, context.user, input.id), {
    message: 'Your proposal has been sent.',
  })
}

export const accept: Procedure<Amendment['accept']> = async ({ input, context }) => {
  await acceptAmendment(context.services, context.user, input)
  return reply(await readAmendments(context.services, context.user, input.id), { message: 'The change is agreed.' })
}

export const decline: Procedure<Amendment['decline']> = async ({ input, context }) => {
  await declineAmendment(context.services, context.user, input)
  return reply(await readAmendments(context.services, context.user, input.id), { message: 'You declined the change.' })
}

export const withdraw: Procedure<Amendment['withdraw']> = async ({ input, context }) => {
  await withdrawAmendment(context.services, context.user, input)
  return reply(await readAmendments(context.services, context.user, input.id), {
    message: 'Your proposal is withdrawn.',
  })
}

export const agreement: Procedure<Amendment['agreement']> = async ({ input, context }) => {
  const { body, orderId, number } = await readAmendedAgreement(context.services, context.user, input)
  const translated = input.language === 'en' ? '' : `-${input.language}`
  const name = `agreement-${orderId}-amendment-${number}${translated}.pdf`
  context.responseHeaders.set('content-disposition', `attachment; filename="${name}"`)
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  const digest = createHash('sha256').update(body).digest('base64')
  context.responseHeaders.set('repr-digest', `sha-256=:${digest}:`)
  return new File([new Uint8Array(body)], name, { type: 'application/pdf' })
}
