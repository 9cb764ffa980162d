import { activity } from './activity'
import { address } from './address'
import { adminPerson, adminSearch } from './admin-person'
import { arrival } from './arrival'
import { amendment } from './amendment'
import { auth } from './auth'
import { ad, campaign } from './campaign'
import { chat } from './chat'
import { comment } from './comment'
import { compare } from './compare'
import { articleCategory, encyclopediaCategory, faqsCategory } from './content-category'
import { contentDraft } from './content-draft'
import { desk } from './desk'
import { fileUpload } from './file-upload'
import { letter } from './letter'
import { contactUs, newsletter } from './newsletter'
import { sellerNewsletter } from './seller-newsletter'
import { merchant } from './merchant'
import { notification } from './notification'
import { coupon } from './coupon'
import { kyc } from './identity'
import { referral } from './referral'
import { impressions } from './impressions'
import { installment } from './installment'
import { invoices } from './invoice'
import { adminPayout, payout } from './payout'
import { ach, billing, billingInfo, cards } from './payment'
import { article, encyclopedia, encyclopediaTerm, faqs, prompt } from './knowledge'
import { adminPlan, planPayment, plans } from './plan'
import { adminListing, adminUser } from './curation'
import { ownData, ownEmail, ownSession, ownSignIn } from './own-account'
import { permission } from './permission'
import { overview } from './overview'
import { posts } from './posts'
import { profile } from './profile'
import { config } from './public-config'
import { purchase } from './purchase'
import { quote } from './quote'
import { review } from './review'
import { savedSearch } from './saved-search'
import { search } from './search'
import { searchAll } from './search-all'
import { shortlist } from './shortlist'
import { ownNotice } from './own-notice'
import { ownProof, ownSecondFactor } from './second-factor'
import { adminService, searchService, services } from './services'
import { sourcing } from './sourcing'
import { space } from './space'
import { supply } from './supply'
import { systemHealth } from './system-health'
import { adminTransaction, transaction } from './transaction'
import { user } from './user'
import { adminPassword, claim, searchUser, userDirectory, users } from './users'
import { wallet } from './wallet'
import { warehouse } from './warehouse'

/** Every endpoint of the marketplace API, once. The server implements it, site and app call it. */
export const contract = {
  address,
  auth,
  profile,
  user,
  users,
  searchUser,
  userDirectory,
  adminPassword,
  activity,
  adminPerson,
  adminSearch,
  ownSession,
  ownEmail,
  ownSignIn,
  ownSecondFactor,
  ownProof,
  ownNotice,
  ownData,
  permission,
  claim,
  notification,
  warehouse,
  compare,
  savedSearch,
  shortlist,
  supply,
  space,
  desk,
  overview,
  systemHealth,
  services,
  adminService,
  searchService,
  adminListing,
  adminUser,
  letter,
  search,
  searchAll,
  impressions,
  review,
  quote,
  sourcing,
  merchant,
  purchase,
  arrival,
  installment,
  amendment,
  transaction,
  adminTransaction,
  billing,
  billingInfo,
  cards,
  ach,
  payout,
  adminPayout,
  plans,
  planPayment,
  adminPlan,
  kyc,
  invoices,
  coupon,
  referral,
  wallet,
  campaign,
  ad,
  fileUpload,
  posts,
  newsletter,
  sellerNewsletter,
  contactUs,
  chat,
  comment,
  contentDraft,
  faqs,
  faqsCategory,
  article,
  articleCategory,
  encyclopedia,
  encyclopediaCategory,
  encyclopediaTerm,
  prompt,
  config,
}
export type Contract = typeof contract
