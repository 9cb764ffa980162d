import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { arabic } from '@stackyard/shared/texts/arabic'
import { speakArabic } from '@stackyard/shared/ui/speak'
import { speakHere } from '../../language'
import { accountTexts } from './account'
import { compareTexts } from './compare'
import { discoveryTexts } from './discovery'
import { exploreTexts } from './explore'
import { installmentTexts } from './installments'
import { listingPageTexts } from './listing-page'
import { messageWords } from './messages'
import { moneyTexts } from './money'
import { noticeTexts } from './notices'
import { notificationTexts } from './notifications'
import { overviewTexts } from './overview'
import { ownAccountTexts } from './own-account'
import { payoutTexts } from './payouts'
import { planTexts } from './plans'
import { quoteTexts } from './quotes'
import { sentences } from './refusals'
import { reviewTexts } from './reviews'
import { secondFactorTexts } from './second-factor'
import { shellTexts } from './shell'
import { walletTexts } from './wallet'

/** Loaded by main.tsx for a page in Arabic, before the app: its texts, those of shared components, and sentences of the API. */
speakHere(
  {
    accountTexts,
    compareTexts,
    discoveryTexts,
    exploreTexts,
    installmentTexts,
    listingPageTexts,
    moneyTexts,
    noticeTexts,
    notificationTexts,
    overviewTexts,
    ownAccountTexts,
    payoutTexts,
    planTexts,
    quoteTexts,
    reviewTexts,
    secondFactorTexts,
    shellTexts,
    walletTexts,
  },
  sentences,
)
speakArabic(arabic)
spokenMessages.words = messageWords
