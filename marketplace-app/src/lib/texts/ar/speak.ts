import { ar } from '@stackyard/shared/messages/ar'
import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { arabic } from '@stackyard/shared/texts/arabic'
import { arabicFacts } from '@stackyard/shared/domain/arabic-commitment'
import { arabicListing, arabicRates } from '@stackyard/shared/texts/arabic-listing'
import { speak } from '@stackyard/shared/ui/speak'
import { spokenCommitment } from '@stackyard/shared/ui/spoken-commitment'
import { speakHere } from '../../language'
import { accountTexts } from './account'
import { accountHolderTexts } from './account-holders'
import { adEngineTexts } from './ad-engine'
import { addressBookTexts } from './addresses'
import { adminTexts } from './admin'
import { adTexts } from './ads'
import { analyticsTexts } from './analytics'
import { appearanceTexts } from './appearance'
import { basicProfileTexts } from './basic-profile'
import { campaignScheduled, campaignStatusNames, campaignTypeNames } from './campaign-words'
import { campaignTexts } from './campaigns'
import { compareTexts } from './compare'
import { contentTexts } from './content'
import { contentKindTexts } from './content-kinds'
import { couponTexts } from './coupons'
import { discoveryTexts } from './discovery'
import { exploreTexts } from './explore'
import { identityTexts } from './identity'
import { installmentTexts } from './installments'
import { invoiceTexts } from './invoices'
import { leadTexts } from './leads'
import { legalTexts } from './legal'
import { listingConfirmTexts } from './listing-confirm'
import { listingFormTexts } from './listing-form'
import { listingImportTexts } from './listing-import'
import { listingPageTexts } from './listing-page'
import { merchantTexts } from './merchants'
import { mergeTexts } from './merge'
import { messageTexts } from './messages'
import { moneyTexts } from './money'
import { newsletterTexts, submissionTexts } from './newsletter'
import { noticeTexts } from './notices'
import { notificationTexts } from './notifications'
import { overviewTexts } from './overview'
import { ownAccountTexts } from './own-account'
import { ownNewsletterTexts } from './own-newsletter'
import { paletteTexts } from './palette'
import { payoutTexts } from './payouts'
import { peopleTexts } from './people'
import { peopleLetterTexts } from './people-letter'
import { permissionTexts } from './permissions'
import { personPageTexts } from './person-page'
import { pictureTexts } from './pictures'
import { planTexts } from './plans'
import { quoteTexts } from './quotes'
import { referralTexts } from './referrals'
import { arabicValue } from '@stackyard/shared/texts/arabic-values'
import { inOrder } from '@stackyard/shared/reference/in-order'
import { sayFrom } from '@stackyard/shared/texts/said-sentence'
import { sentences } from './refusals'
import { reviewTexts } from './reviews'
import { rfpSharingTexts } from './rfp-sharing'
import { rfpWizardTexts } from './rfp-wizard'
import { secondFactorTexts } from './second-factor'
import { serviceFormTexts } from './service-form'
import { serviceTexts } from './services'
import { shellTexts } from './shell'
import { spaceTexts } from './space-calendar'
import { activityTexts } from './activity'
import { auditActionTexts } from './audit-actions'
import { auditFieldTexts } from './audit-fields'
import { systemHealthTexts } from './system-health'
import { tableTexts } from './tables'
import { toFixTexts } from './to-fix'
import { amendmentTexts } from './amendments'
import { arrivalTexts } from './arrivals'
import { bulkEditTexts } from './bulk-edit'
import { deskTexts } from './desk'
import { nextStepTexts } from './next-step'
import { sourcingTexts } from './sourcing'
import { byteUnits } from './units'
import { savedTexts } from './saved'
import { walletTexts } from './wallet'

/** Loaded by main.tsx for a page in Arabic, before the app: its texts, those of shared components, and sentences of the API. */
speakHere(
  {
    accountHolderTexts,
    savedTexts,
    sourcingTexts,
    nextStepTexts,
    deskTexts,
    bulkEditTexts,
    arrivalTexts,
    amendmentTexts,
    accountTexts,
    adEngineTexts,
    adTexts,
    addressBookTexts,
    adminTexts,
    analyticsTexts,
    appearanceTexts,
    basicProfileTexts,
    byteUnits,
    campaignScheduled,
    campaignStatusNames,
    campaignTexts,
    campaignTypeNames,
    compareTexts,
    contentTexts,
    contentKindTexts,
    couponTexts,
    discoveryTexts,
    exploreTexts,
    identityTexts,
    installmentTexts,
    invoiceTexts,
    leadTexts,
    legalTexts,
    listingConfirmTexts,
    listingFormTexts,
    listingImportTexts,
    listingPageTexts,
    merchantTexts,
    mergeTexts,
    messageTexts,
    moneyTexts,
    newsletterTexts,
    noticeTexts,
    notificationTexts,
    overviewTexts,
    ownAccountTexts,
    ownNewsletterTexts,
    paletteTexts,
    payoutTexts,
    peopleLetterTexts,
    peopleTexts,
    permissionTexts,
    personPageTexts,
    pictureTexts,
    planTexts,
    quoteTexts,
    referralTexts,
    reviewTexts,
    rfpSharingTexts,
    rfpWizardTexts,
    secondFactorTexts,
    serviceFormTexts,
    serviceTexts,
    shellTexts,
    spaceTexts,
    submissionTexts,
    activityTexts,
    auditActionTexts,
    auditFieldTexts,
    systemHealthTexts,
    tableTexts,
    toFixTexts,
    walletTexts,
  },
  sayFrom(sentences, (value) => arabicValue(value) ?? (inOrder(value) === value ? null : inOrder(value))),
  inOrder,
)
speak('ar', { ...sentences, ...arabic, ...arabicListing, ...arabicRates })
spokenCommitment.facts = arabicFacts
Object.assign(spokenMessages, { words: ar, within: inOrder })
