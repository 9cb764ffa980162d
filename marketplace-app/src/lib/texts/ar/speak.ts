import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { arabic } from '@stackyard/shared/texts/arabic'
import { speakArabic } from '@stackyard/shared/ui/speak'
import { speakHere } from '../../language'
import { accountTexts } from './account'
import { addressBookTexts } from './addresses'
import { basicProfileTexts } from './basic-profile'
import { compareTexts } from './compare'
import { discoveryTexts } from './discovery'
import { exploreTexts } from './explore'
import { identityTexts } from './identity'
import { installmentTexts } from './installments'
import { invoiceTexts } from './invoices'
import { listingConfirmTexts } from './listing-confirm'
import { listingFormTexts } from './listing-form'
import { listingImportTexts } from './listing-import'
import { listingPageTexts } from './listing-page'
import { merchantTexts } from './merchants'
import { messageTexts } from './messages'
import { moneyTexts } from './money'
import { noticeTexts } from './notices'
import { notificationTexts } from './notifications'
import { overviewTexts } from './overview'
import { ownAccountTexts } from './own-account'
import { payoutTexts } from './payouts'
import { peopleTexts } from './people'
import { permissionTexts } from './permissions'
import { planTexts } from './plans'
import { quoteTexts } from './quotes'
import { sentences } from './refusals'
import { reviewTexts } from './reviews'
import { rfpSharingTexts } from './rfp-sharing'
import { rfpWizardTexts } from './rfp-wizard'
import { secondFactorTexts } from './second-factor'
import { serviceFormTexts } from './service-form'
import { serviceTexts } from './services'
import { shellTexts } from './shell'
import { spaceTexts } from './space-calendar'
import { walletTexts } from './wallet'

/** Loaded by main.tsx for a page in Arabic, before the app: its texts, those of shared components, and sentences of the API. */
speakHere(
  {
    accountTexts,
    addressBookTexts,
    basicProfileTexts,
    compareTexts,
    discoveryTexts,
    exploreTexts,
    identityTexts,
    installmentTexts,
    invoiceTexts,
    listingConfirmTexts,
    listingFormTexts,
    listingImportTexts,
    listingPageTexts,
    merchantTexts,
    messageTexts,
    moneyTexts,
    noticeTexts,
    notificationTexts,
    overviewTexts,
    ownAccountTexts,
    payoutTexts,
    peopleTexts,
    permissionTexts,
    planTexts,
    quoteTexts,
    reviewTexts,
    rfpSharingTexts,
    rfpWizardTexts,
    secondFactorTexts,
    serviceFormTexts,
    serviceTexts,
    shellTexts,
    spaceTexts,
    walletTexts,
  },
  sentences,
)
speakArabic(arabic)
spokenMessages.words = {}
