import { formatPhone, isUnreadPhone } from '@stackyard/shared/domain/phone'
import type { Profile, SessionUser } from '@stackyard/shared/schema/user'

/** What the profile form starts from. */
export const profileValues = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  company: profile.company,
  phone: isUnreadPhone(profile.phone) ? profile.phone : formatPhone(profile.phone),
  website: profile.website,
  about: profile.about,
  enableNewsletter: profile.enableNewsletter,
  wantsNewsletter: profile.wantsNewsletter,
  enableMarketingNotifications: profile.enableMarketingNotifications,
  enableMessageNotifications: profile.enableMessageNotifications,
})

/** The part of a profile that the session keeps, and nothing more: local storage is no place for the rest. */
export const sessionFieldsOf = (profile: Profile): Partial<SessionUser> => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  company: profile.company,
  avatar: profile.avatar,
  banner: profile.banner,
  serviceType: profile.serviceType,
  email: profile.email,
  isVerified: profile.isVerified,
  isEmailVerified: profile.isEmailVerified,
  kycVerified: profile.kycVerified,
  enableNewsletter: profile.enableNewsletter,
  wantsNewsletter: profile.wantsNewsletter,
  enableMarketingNotifications: profile.enableMarketingNotifications,
  enableMessageNotifications: profile.enableMessageNotifications,
})
