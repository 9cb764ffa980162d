import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

/** The query of the wizard's address. */
export type WizardSearch = {
  email?: string | undefined
  company?: string | undefined
  /** The user who passed the link on. */
  ref?: number | undefined
  warehouseId?: number | undefined
  merchantId?: number | undefined
  pendingRFP?: 'true' | undefined
  /** The step to begin at, from 0. */
  steps?: number | undefined
}

const LARGEST_ID = 2_147_483_647
export const LAST_STEP = 4

export const readWizardSearch = (search: RawSearch): WizardSearch =>
  present({
    email: readText(search.email, 254),
    company: readText(search.company, 120),
    ref: readWhole(search.ref, 1, LARGEST_ID),
    warehouseId: readWhole(search.warehouseId, 1, LARGEST_ID),
    merchantId: readWhole(search.merchantId, 1, LARGEST_ID),
    pendingRFP: readOneOf(search.pendingRFP, ['true'] as const),
    steps: readWhole(search.steps, 0, LAST_STEP),
  })

export type WizardMode = {
  /** opened by the warehouse's address alone. */
  isDirect: boolean
  /** A visitor who came by the link of somebody else. */
  isReferral: boolean
  /** the merchant has an account from the quote dialog and completes the request. */
  isPublicButton: boolean
  /** the link is for another account. */
  isForbidden: boolean
  /** The link is for an account, and nobody is signed in. */
  needsSession: boolean
  /** the address counts as a passed check. The server decides all the same. */
  isCheckSkipped: boolean
  firstStep: number
}

/** What an address asks for; `userId` is the signed-in user. The address moves the screen only. */
export function modeOf(search: WizardSearch, userId: number | null): WizardMode {
  const { ref, warehouseId, merchantId, company, steps = 0 } = search
  const isPending = search.pendingRFP === 'true'
  const isReferral = userId === null && ref !== undefined && warehouseId !== undefined
  const isDirect = [ref, warehouseId, merchantId, company].every((one) => one === undefined) && !isPending
  const isStepGiven = steps > 0 && !isReferral
  const isInvited = isPending && merchantId !== undefined && company !== undefined
  return {
    isDirect,
    isReferral,
    isPublicButton: isPending && merchantId !== undefined && merchantId === userId,
    isForbidden: isPending && userId !== null && merchantId !== userId,
    needsSession: isPending && userId === null,
    isCheckSkipped: isStepGiven || isInvited,
    firstStep: isStepGiven ? steps : isInvited ? 1 : 0,
  }
}

/** the link that one comes back to after signing in. */
export function shareableLink(id: number, search: WizardSearch, step: number): string {
  const { ref, warehouseId } = search
  const query = new URLSearchParams(
    Object.entries(present({ ref, warehouseId, steps: step })).map(([key, value]) => [key, String(value)]),
  )
  return `/warehouses/rfp/${id}?${query}`
}
