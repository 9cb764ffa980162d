import type { SessionUser } from '@stackyard/shared/schema/user'
import type { BookingViewer } from '@stackyard/shared/domain/listing-action'

/** What a listing offers whoever reads it. */
export const viewerOf = (user: SessionUser | null): BookingViewer =>
  user === null ? 'visitor' : user.userType === 'customer' ? 'customer' : 'other'
