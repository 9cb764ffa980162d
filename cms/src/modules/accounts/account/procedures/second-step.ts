import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../operations/begin-session'
import * as signIn from '../operations/finish-sign-in'

type Endpoints = Contract['auth']

export const secondStep: Procedure<Endpoints['secondStep']> = async ({ input, context }) =>
  reply(await signIn.finishSignIn(context.services, input, deviceOf(context)))

export const beginPasskeySignIn: Procedure<Endpoints['beginPasskeySignIn']> = async ({ context }) =>
  reply(await signIn.beginPasskeySignIn(context.services))

export const finishPasskeySignIn: Procedure<Endpoints['finishPasskeySignIn']> = async ({ input, context }) =>
  reply(await signIn.finishPasskeySignIn(context.services, input, deviceOf(context)))
