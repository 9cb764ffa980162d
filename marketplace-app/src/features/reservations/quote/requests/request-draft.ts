import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { type FulfillmentVolumes, shipmentRange, storageRange } from '@stackyard/shared/domain/fulfillment-volumes'
import type { LotMusts } from '@stackyard/shared/domain/lot-musts'
import { requirementFrom, type SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import { DEFAULT_MERCHANT_TYPE } from '@stackyard/shared/reference/rfp-ranges'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import type { SourcingLot, SourcingRequest } from '@stackyard/shared/schema/sourcing'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import { saidMonthlyVolumes } from '@stackyard/shared/ui/monthly-volumes'
import type { SessionUser } from '@stackyard/shared/schema/user'

export type DraftLot = { key: number; need: SpaceRequirement; musts: LotMusts }
export type DraftWarehouse = { id: number; name: string; city: string }
export type DraftProfile = Readonly<
  Record<'company' | 'firstName' | 'lastName' | 'phone' | 'website' | 'storageVolume' | 'monthlyShipmentVolume', string>
> & { categories: readonly string[]; merchantType: SourcingRequest['profile']['merchantType'] }

/** A request as it is typed. */
export type RequestDraft = {
  title: string
  message: string
  questions: string
  answerBy: string
  /** Of the order whose cost the board compares. */
  unitsPerOrder: number | null
  lots: readonly DraftLot[]
  files: readonly { id: number; title: string }[]
  warehouses: readonly DraftWarehouse[]
  profile: DraftProfile
}

const ANSWER_DAYS = 7
const USUAL_TERM = 3

/** A lot that starts from a need: from tomorrow on, for a usual term. */
export function lotOf(key: number, need: SpaceRequirement, now: Date, musts: LotMusts = {}): DraftLot {
  const tomorrow = addDays(dayOf(now), 1)
  const startDate = need.startDate !== undefined && need.startDate > tomorrow ? need.startDate : tomorrow
  return { key, need: { ...need, startDate, term: need.term ?? USUAL_TERM }, musts }
}

export function newDraft(
  user: SessionUser,
  record: MerchantRecord | null,
  start: {
    need: SpaceRequirement
    musts: LotMusts
    volumes: FulfillmentVolumes
    warehouses: readonly DraftWarehouse[]
    now: Date
  },
): RequestDraft {
  return {
    title: '',
    message: [record?.about, saidMonthlyVolumes(start.volumes)].filter(Boolean).join('\n'),
    questions: '',
    answerBy: addDays(dayOf(start.now), ANSWER_DAYS),
    unitsPerOrder: start.volumes.unitsPerOrder ?? null,
    lots: [lotOf(1, start.need, start.now, start.musts)],
    files: [],
    warehouses: start.warehouses,
    profile: {
      company: record?.company || user.company,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: record?.phone ?? '',
      website: record?.website ?? '',
      storageVolume: storageRange(start.need) ?? record?.storageVolume ?? '',
      monthlyShipmentVolume: shipmentRange(start.volumes) ?? record?.monthlyShipmentVolume ?? '',
      categories: record?.categories ?? [],
      merchantType: DEFAULT_MERCHANT_TYPE,
    },
  }
}

const toDraftLot = ({ number, need, place, radiusInMiles, budget, musts }: SourcingLot): DraftLot => ({
  key: number,
  need: requirementFrom({ ...need, where: place, radiusInMiles, budget }),
  musts,
})

/** A saved draft as it goes on. */
export const savedDraft = (board: SourcingBoard): RequestDraft => ({
  title: board.title,
  message: board.message,
  questions: board.questions.join('\n'),
  answerBy: board.answerBy,
  unitsPerOrder: board.unitsPerOrder,
  lots: board.lots.map(toDraftLot),
  files: board.files,
  warehouses: board.invitations.map(({ warehouseId: id, name, city }) => ({ id, name, city })),
  profile: { ...board.profile, phone: board.profile.phone ?? '', website: board.profile.website ?? '' },
})

/** The request to send or save. What is missing the server names. */
export function toRequest(draft: RequestDraft, isSent: boolean): SourcingRequest {
  const { title, message, answerBy, unitsPerOrder, lots, files, warehouses, profile } = draft
  return {
    title,
    message,
    answerBy,
    unitsPerOrder,
    isSent,
    questions: draft.questions
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    lots: lots.map(({ need, musts }) => ({
      place: need.where?.trim() ?? '',
      radiusInMiles: need.radiusInMiles ?? null,
      budget: need.budget ?? null,
      musts,
      need: {
        spaceType: need.spaceType ?? 'PALLET',
        quantity: need.quantity ?? 0,
        startDate: need.startDate ?? '',
        term: need.term ?? USUAL_TERM,
      },
    })),
    fileIds: files.map(({ id }) => id),
    warehouseIds: warehouses.map(({ id }) => id),
    profile: profile as SourcingRequest['profile'],
  }
}

const LOT_FIELD = /^lots\[(\d+)\]\.(.+)$/

/** Refused fields of a lot by their names in it. */
export const lotErrors = (
  issues: readonly { path: string; message: string }[],
  at: number,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const [, index, field] = LOT_FIELD.exec(path) ?? []
      return field && Number(index) === at ? [[field, message]] : []
    }),
  )
