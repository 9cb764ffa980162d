import { spanishFacts } from '@stackyard/shared/domain/spanish-commitment'
import { es } from '@stackyard/shared/messages/es'
import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { spanish } from '@stackyard/shared/texts/spanish'
import { spanishListing } from '@stackyard/shared/texts/spanish-listing'
import { speak } from '@stackyard/shared/ui/speak'
import { spokenCommitment } from '@stackyard/shared/ui/spoken-commitment'
import { speakHere } from '../../language'
import { sayFrom } from '@stackyard/shared/texts/said-sentence'
import { accountTexts } from './account'
import { activityTexts } from './activity'
import { amendmentTexts } from './amendments'
import { appearanceTexts } from './appearance'
import { arrivalTexts } from './arrivals'
import { auditActionTexts } from './audit-actions'
import { auditFieldTexts } from './audit-fields'
import { compareTexts } from './compare'
import { couponTexts } from './coupons'
import { discoveryTexts } from './discovery'
import { exploreTexts } from './explore'
import { identityTexts } from './identity'
import { installmentTexts } from './installments'
import { legalTexts } from './legal'
import { listingPageTexts } from './listing-page'
import { moneyTexts } from './money'
import { nextStepTexts } from './next-step'
import { notificationTexts } from './notifications'
import { overviewTexts } from './overview'
import { paletteTexts } from './palette'
import { pictureTexts } from './pictures'
import { savedTexts } from './saved'
import { secondFactorTexts } from './second-factor'
import { shellTexts } from './shell'
import { tableTexts } from './tables'
import { sentences } from './refusals'

/** Loaded by main.tsx for a page in Spanish, before the app: the way from a listing to the opened reservation; the rest is English. */
speakHere(
  {
    accountTexts,
    activityTexts,
    amendmentTexts,
    appearanceTexts,
    arrivalTexts,
    auditActionTexts,
    auditFieldTexts,
    compareTexts,
    couponTexts,
    discoveryTexts,
    exploreTexts,
    identityTexts,
    installmentTexts,
    legalTexts,
    listingPageTexts,
    moneyTexts,
    nextStepTexts,
    notificationTexts,
    overviewTexts,
    paletteTexts,
    pictureTexts,
    savedTexts,
    secondFactorTexts,
    shellTexts,
    tableTexts,
  },
  sayFrom(sentences),
)
speak('es', { ...sentences, ...spanishListing, ...spanish })
spokenCommitment.facts = spanishFacts
spokenMessages.words = es
