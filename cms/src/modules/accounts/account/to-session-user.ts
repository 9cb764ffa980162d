import type { SessionUser, UserType } from '@stackyard/shared/schema/user'
import { isOfStaff } from './factor-duty'
import type { ServiceTypeKey } from '@stackyard/shared/reference/service-types'

/** The columns of Payload's users table that a session needs, for SQL that names the table `u`. */
export const SESSION_USER_COLUMNS = `
  u.id, u.email, u.user_type, u.first_name, u.last_name, u.company, u.user_url, u.avatar, u.banner, u.service_type,
  u.plan_id, u.diamond, u.is_verified, u.is_email_verified, u.kyc_verified, u.is_active, u.enable_newsletter, u.wants_newsletter,
  u.enable_marketing_notifications, u.enable_message_notifications, u.created_at`

export type SessionUserRow = {
  id: number
  email: string
  user_type: UserType
  first_name: string | null
  last_name: string | null
  company: string | null
  user_url: string | null
  avatar: string | null
  banner: string | null
  service_type: ServiceTypeKey | null
  plan_id: string | null
  diamond: string | null
  is_verified: boolean | null
  is_email_verified: boolean | null
  kyc_verified: boolean | null
  is_active: boolean | null
  enable_newsletter: boolean | null
  wants_newsletter: boolean | null
  enable_marketing_notifications: boolean | null
  enable_message_notifications: boolean | null
  created_at: Date | string
  /** Who acts in this user's name; only rows of a session say. */
  actor_id?: number | null
  /** Whether whoever signs in, the user or who acts for them, has a second factor. */
  has_second_factor?: boolean | null
}

/** A users row as the session shows it; `isFactorRequired` of the team's accounts in this installation. */
export function toSessionUser(row: SessionUserRow, isFactorRequired = false): SessionUser {
  const lacksFactor = isFactorRequired && isOfStaff(row.user_type) && row.has_second_factor !== true
  const isActive = row.is_active !== false
  const planId = row.plan_id ?? 'free'
  return {
    id: row.id,
    _id: row.id,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    email: row.email,
    userType: row.user_type,
    serviceType: row.service_type,
    company: row.company ?? '',
    userUrl: row.user_url ?? '',
    avatar: row.avatar,
    banner: row.banner,
    planId,
    membership: planId === 'free' ? null : planId,
    diamond: Number(row.diamond ?? 0),
    isVerified: row.is_verified === true,
    isEmailVerified: row.is_email_verified === true,
    kycVerified: row.kyc_verified === true,
    isActive,
    active: isActive,
    enableNewsletter: (row.user_type === 'seller' ? row.enable_newsletter : row.wants_newsletter) === true,
    wantsNewsletter: row.wants_newsletter === true,
    enableMarketingNotifications: row.enable_marketing_notifications === true,
    enableMessageNotifications: row.enable_message_notifications !== false,
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.actor_id ? { actorId: row.actor_id } : {}),
    ...(lacksFactor ? { needsSecondFactor: true as const } : {}),
  }
}
