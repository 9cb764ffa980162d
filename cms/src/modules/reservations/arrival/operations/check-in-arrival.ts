import type { CheckInInput } from '@stackyard/shared/schema/arrival-input'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { keepPhotos } from '../photos'
import { takeStep } from './take-step'

/** How far the clock of whoever checks in may run ahead. */
const AHEAD_MS = 5 * 60_000
/** How long after goods have come they can be recorded. */
const LATEST_MS = 60 * 86_400_000

/**
 * Records goods that have come: when, how much, what is damaged, with photos that both sides can see from then on.
 * @throws CodedError as `takeStep` and `keepPhotos` do; VALIDATION_FAILED for a moment to come or long past.
 */
export async function checkInArrival(services: Services, user: SessionUser, input: CheckInInput): Promise<void> {
  const { photoIds, counted, damaged, note } = input
  const arrivedAt = new Date(input.arrivedAt)
  const age = services.clock.now().getTime() - arrivedAt.getTime()
  if (age < -AHEAD_MS || age > LATEST_MS)
    throw new CodedError('VALIDATION_FAILED', {
      issues: [{ path: 'arrivedAt', message: 'Enter when the goods came, within the last 60 days.' }],
    })
  await takeStep(services, user, {
    place: input,
    action: 'check-in',
    actor: 'seller',
    note,
    patch: { arrivedAt, counted, damaged, checkInNote: note },
    besides: (tx, row) => keepPhotos(tx, user.id, row.id, photoIds),
  })
}
