import { arabicFacts } from '@stackyard/shared/domain/arabic-commitment'
import { arListing } from '@stackyard/shared/messages/ar-listing'
import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { arabicListing, arabicRates } from '@stackyard/shared/texts/arabic-listing'
import { speak } from '@stackyard/shared/ui/speak'
import { spokenCommitment } from '@stackyard/shared/ui/spoken-commitment'
import { islandWords } from '../texts/arabic-islands'
import { listingPageWords } from '../texts/arabic-listing-page'

/** Loaded by Arabic pages alone, before their islands; a listing's page stands in Arabic, too. */
speak('ar', { ...arabicRates, ...arabicListing, ...islandWords, ...listingPageWords })
spokenMessages.words = arListing
spokenCommitment.facts = arabicFacts
